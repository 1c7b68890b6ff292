/* Beside the page of the simulated Discord: a click while another one is under way waits for its turn, what a click is answered
with comes into view, and when the table has stopped, the page says so and how to go on. */

const ALIVE = 2000; // milliseconds between two looks whether the table still answers
const WATCHED = 15000; // milliseconds for which the answer to a click is looked out for

const list = document.getElementById("channel-message-list");
let clicked = null;
let until = 0;
let before = new Set();
let latest = false;

const articles = () => [...list.querySelectorAll("article.channel-message")];
const idOf = (article) => article.dataset.messageId;

function watch(article) {
  clicked = article ? idOf(article) : null;
  before = new Set(articles().map(idOf));
  latest = false;
  until = Date.now() + WATCHED;
}

document.addEventListener(
  "click",
  (event) => {
    const control = event.target.closest?.("button, [role=option]");
    if (control) watch(control.closest("article.channel-message"));
  },
  true,
);
document.addEventListener("keydown", (event) => event.key === "Enter" && watch(null), true);
for (const moved of ["wheel", "touchmove"]) document.addEventListener(moved, () => { until = 0; }, { passive: true });

// While a click is under way the page takes no other one: the latest of them is made when it can be, if what it was on still stands.
let waiting = null;
const busy = (button) => button.getAttribute("aria-disabled") === "true" && !button.disabled;

document.addEventListener(
  "click",
  ({ target, isTrusted }) => {
    const button = target.closest?.("#channel-message-list button.component-button");
    if (!isTrusted || !button) return;
    waiting = busy(button) ? button : null;
  },
  true,
);

new MutationObserver(() => {
  if (!waiting || (waiting.isConnected && busy(waiting))) return;
  const button = waiting;
  waiting = null;
  if (button.isConnected && !button.disabled) button.click();
}).observe(list, { childList: true, subtree: true, attributes: true, attributeFilter: ["aria-disabled"] });

// Who looks on as somebody else sees the latest first.
document.addEventListener("change", ({ target }) => {
  if (target.id !== "viewer-picker") return;
  watch(null);
  latest = true;
}, true);

function show() {
  if (Date.now() > until) return;
  if (latest) {
    list.parentElement.scrollTop = list.parentElement.scrollHeight;
    return;
  }
  const there = articles();
  const mine = there.filter((each) => !before.has(idOf(each)) && each.innerText.includes("Only you can see this"));
  const answer = mine.at(-1) || there.find((each) => idOf(each) === clicked);
  if (!answer) return;
  const tall = answer.getBoundingClientRect().height > list.parentElement.clientHeight;
  const buttons = answer.querySelector(".component-row"); // what is below them is not to be read, but pressed
  answer.scrollIntoView({ block: tall ? (buttons ? "end" : "start") : mine.length ? "end" : "nearest" });
}

new MutationObserver(() => requestAnimationFrame(show)).observe(list, { childList: true, subtree: true });

const banner = document.createElement("div");
banner.id = "table-stopped";
banner.hidden = true;
banner.setAttribute("role", "alert");
Object.assign(banner.style, {
  position: "fixed",
  inset: "0 0 auto 0",
  zIndex: "1000",
  padding: "14px 20px",
  background: "#8a2b2b",
  color: "#fff",
  font: "16px/1.4 sans-serif",
  textAlign: "center",
});
banner.textContent =
  "The local table has stopped, so nothing on this page can be answered. Your matches are kept: start it again with " +
  "“make play”, and go on at the address that it prints then.";
document.body.append(banner);

let missed = 0;
setInterval(async () => {
  try {
    await fetch("/table.js", { method: "HEAD", cache: "no-store" });
    missed = 0;
  } catch {
    missed += 1;
  }
  banner.hidden = missed < 2;
}, ALIVE);

// What an option of a command offers is asked for as soon as one is in it, as in Discord, and not only at the first letter.
let offered = null;
document.addEventListener("focusin", ({ target }) => {
  if (!target.matches?.(".command-option-input") || target.value) return;
  const option = target.closest("[data-option]")?.dataset.option;
  if (offered === option) return;
  offered = option;
  setTimeout(() => target.isConnected && target.dispatchEvent(new Event("input", { bubbles: true })), 0);
});
document.addEventListener("input", ({ isTrusted }) => { if (isTrusted) offered = null; });

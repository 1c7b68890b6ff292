"""`python bot.py bench`: the quantities that performance is judged by, measured on the machine at hand."""

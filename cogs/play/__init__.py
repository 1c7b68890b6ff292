"""A player answers a question: the private panel, the place in the question, typed moves."""

"""What the referee has to tell becomes messages: their words, their pictures, and their delivery."""

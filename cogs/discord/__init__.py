"""What every part of the face uses of Discord: messages, controls, answers, limits, permissions, languages."""

"""Display: views, scores, kinds of events, sheets of text, facts of parts."""

"""Display: views, scores, kinds of events, sheets of text, what is printed on parts."""

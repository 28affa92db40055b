"""Display: views, scores, kinds of events, text sheets, printed parts."""

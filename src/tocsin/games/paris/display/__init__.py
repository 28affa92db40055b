"""Display: views, scores, forms of events, tables of text, facts of components."""

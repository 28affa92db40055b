"""Display: views, scores, event kinds, text tables, facts about parts."""

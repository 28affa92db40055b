-- The language in which to write to a person; NULL: not known yet.
ALTER TABLE person ADD COLUMN language TEXT;

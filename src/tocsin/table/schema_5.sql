-- The language in which to write to a person; NULL: not known yet.
ALTER TABLE person ADD COLUMN language TEXT;

-- All that one person said, without reading every log.
CREATE INDEX line_said ON line (asker) WHERE body LIKE '{"kind":"said"%';
CREATE INDEX chat_person ON chat (person);
CREATE INDEX voice_whom ON voice (whom);

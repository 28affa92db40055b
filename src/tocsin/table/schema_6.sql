-- Browsers to which notices are pushed, with the keys to encrypt them with.
CREATE TABLE push (
    endpoint TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    created BIGINT NOT NULL
);

CREATE INDEX push_person ON push (person);

-- What whoever runs the server keeps out: accounts, addresses and tables.
CREATE TABLE ban (
    kind TEXT NOT NULL,
    target TEXT NOT NULL,
    at BIGINT NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (kind, target)
);

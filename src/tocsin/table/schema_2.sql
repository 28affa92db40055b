-- Tables that cannot be read, or that failed in play: left alone until somebody asks for them again.
CREATE TABLE broken (
    table_id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    version TEXT NOT NULL,
    reason TEXT NOT NULL
);

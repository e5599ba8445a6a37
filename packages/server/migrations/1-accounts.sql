-- For Postgres and SQLite. Ids are random, and the lines of a history are numbered per account. So orders share no
-- sequence, and the engine can distribute the rows over several machines.
CREATE TABLE users (
  id TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE, profile TEXT NOT NULL, password TEXT NOT NULL,
  wallets INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE sessions (
  token_hash TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users (id),
  ends_at BIGINT NOT NULL, expires_at BIGINT NOT NULL, CHECK (expires_at <= ends_at)
);
-- An account is a wallet. `moment` is the timestamp of its newest line, and `position` its place among the user's.
CREATE TABLE accounts (
  id TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users (id), position INTEGER NOT NULL,
  moment TEXT NOT NULL, summary TEXT NOT NULL, UNIQUE (user_id, position)
);
CREATE TABLE history (
  account TEXT NOT NULL REFERENCES accounts (id), number INTEGER NOT NULL, id TEXT NOT NULL, line TEXT NOT NULL,
  PRIMARY KEY (account, number), UNIQUE (account, id)
);
CREATE TABLE orders (
  user_id TEXT NOT NULL REFERENCES users (id), key TEXT NOT NULL, request TEXT NOT NULL, receipt TEXT,
  PRIMARY KEY (user_id, key)
);
CREATE TABLE quotes (
  id TEXT PRIMARY KEY, account TEXT NOT NULL REFERENCES accounts (id), exchange TEXT NOT NULL,
  received TEXT NOT NULL, expires_at BIGINT NOT NULL
);

-- The same tables as for Postgres. SQLite has no exact decimals, because REAL is a binary fraction. So an amount is
-- text, and the table checks only the sign.
CREATE TABLE balances (
  account TEXT NOT NULL REFERENCES accounts (id), currency TEXT NOT NULL,
  amount TEXT NOT NULL CHECK (amount NOT LIKE '-%'), PRIMARY KEY (account, currency)
) STRICT;
CREATE TABLE transfers (
  posting TEXT NOT NULL, payer TEXT REFERENCES accounts (id), payee TEXT REFERENCES accounts (id),
  currency TEXT NOT NULL, amount TEXT NOT NULL CHECK (amount NOT LIKE '-%' AND amount <> '0'),
  PRIMARY KEY (posting, currency), CHECK (payer IS NOT NULL OR payee IS NOT NULL)
) STRICT;
CREATE VIEW wallets AS SELECT *,
  (SELECT json_group_object(currency, amount) FROM balances WHERE account = accounts.id) AS balances FROM accounts;

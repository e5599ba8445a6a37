-- The upper bounds refuse NaN and Infinity, which Postgres sorts above all numbers. NUMERIC without a scale never
-- rounds.
CREATE TABLE balances (
  account TEXT NOT NULL REFERENCES accounts (id), currency TEXT NOT NULL,
  amount NUMERIC NOT NULL CHECK (amount >= 0 AND amount < 1e36 AND scale(amount) <= 24),
  PRIMARY KEY (account, currency)
);
-- A row subtracts an amount from the payer and adds the same amount to the payee, so the sum of a posting is always
-- zero. NULL means that the money comes from, or is sent to, the world outside this ledger.
CREATE TABLE transfers (
  posting TEXT NOT NULL, payer TEXT REFERENCES accounts (id), payee TEXT REFERENCES accounts (id),
  currency TEXT NOT NULL, amount NUMERIC NOT NULL CHECK (amount > 0 AND amount < 1e36 AND scale(amount) <= 24),
  PRIMARY KEY (posting, currency), CHECK (payer IS NOT NULL OR payee IS NOT NULL)
);
-- The balances of an account as JSON.
CREATE VIEW wallets AS SELECT *, CAST(
  (SELECT json_object_agg(currency, CAST(amount AS TEXT)) FROM balances WHERE account = accounts.id) AS TEXT
) AS balances FROM accounts;

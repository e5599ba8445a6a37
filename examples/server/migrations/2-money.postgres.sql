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
  posting TEXT NOT NULL, line INTEGER NOT NULL,
  payer TEXT REFERENCES accounts (id), payee TEXT REFERENCES accounts (id), currency TEXT NOT NULL,
  amount NUMERIC NOT NULL CHECK (amount > 0 AND amount < 1e36 AND scale(amount) <= 24),
  PRIMARY KEY (posting, line), CHECK (payer IS NOT NULL OR payee IS NOT NULL)
);

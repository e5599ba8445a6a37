-- The upper bounds refuse NaN and Infinity, which are above every number. NUMERIC without a scale rounds nothing.
CREATE TABLE balances (
  account TEXT NOT NULL REFERENCES accounts (id), currency TEXT NOT NULL,
  amount NUMERIC NOT NULL CHECK (amount >= 0 AND amount < 1e36 AND scale(amount) <= 24),
  PRIMARY KEY (account, currency)
);
-- A row takes an amount from one account and gives it to the other, so a posting cannot add up to anything but zero.
-- NULL is the world outside.
CREATE TABLE transfers (
  posting TEXT NOT NULL, line INTEGER NOT NULL,
  payer TEXT REFERENCES accounts (id), payee TEXT REFERENCES accounts (id), currency TEXT NOT NULL,
  amount NUMERIC NOT NULL CHECK (amount > 0 AND amount < 1e36 AND scale(amount) <= 24),
  PRIMARY KEY (posting, line), CHECK (payer IS NOT NULL OR payee IS NOT NULL)
);

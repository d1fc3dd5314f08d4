-- True if an account takes a movement without a look at limits, bonus or debts: open, unrestricted, and with enough.
CREATE OR REPLACE FUNCTION moves_plainly(a player_account, p_delta bigint) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
  SELECT a.status = 'OPEN' AND NOT a.restricted AND NOT a.has_bonus AND a.owed = 0 AND a.claimed = 0
     AND a.balance - a.held >= -p_delta AND a.balance <= 9223372036854775807 - greatest(p_delta, 0)
$$;

-- What of an account's own money is not held.
CREATE OR REPLACE FUNCTION own_available(a player_account) RETURNS bigint
LANGUAGE sql IMMUTABLE AS $$
  SELECT (a.balance - a.bonus) - (a.held - a.held_bonus)
$$;

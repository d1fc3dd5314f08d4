-- What is lost with a credit whose requirement is not met: the credit and the winnings beyond the member's own money.
CREATE OR REPLACE FUNCTION rollover_forfeit(o rollover, p_available bigint) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT least(p_available, o.amount + greatest(0, p_available - rollover_base(o) - o.amount))
$$;

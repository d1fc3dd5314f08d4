-- Credits of own money repay what is owed; what a game pays or gives back does not, so that vendor and member see the same round.
CREATE OR REPLACE FUNCTION repays_debt(p_kind posting_kind) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
  SELECT p_kind IN ('DEPOSIT', 'TRANSFER_IN', 'BONUS', 'CASHBACK', 'POINTS', 'SALARY', 'DIVIDEND', 'COMMISSION', 'ADJUST',
                    'PAYOUT_RETURN', 'CONVERSION')
$$;

-- What a win gives to the pools of its vendor and what they pay with it: [{pool, share?, award?}].
ALTER TABLE provider_transaction ADD COLUMN jackpots jsonb;

-- The checkpoint of an instant is the newest roll-up made before it.
CREATE INDEX account_rollup_made ON account_rollup (made_at);

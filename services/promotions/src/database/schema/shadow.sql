-- A rebuild fills these from the owners' bets and then exchanges them with the live tables.
CREATE SCHEMA rebuild;
CREATE TABLE rebuild.cashback_source (LIKE public.cashback_source INCLUDING ALL) PARTITION BY RANGE (settled_at);
CREATE TABLE rebuild.cashback_source_other PARTITION OF rebuild.cashback_source DEFAULT;
CREATE TABLE rebuild.cashback_accrual (LIKE public.cashback_accrual INCLUDING ALL) WITH (fillfactor = 80);

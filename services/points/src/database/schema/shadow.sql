-- A rebuild fills these from the owners' bets and then exchanges them with the live tables.
CREATE SCHEMA rebuild;
CREATE TABLE rebuild.point_source (LIKE public.point_source INCLUDING ALL) PARTITION BY RANGE (settled_at);
CREATE TABLE rebuild.point_source_other PARTITION OF rebuild.point_source DEFAULT;
CREATE TABLE rebuild.point_remainder (LIKE public.point_remainder INCLUDING ALL) WITH (fillfactor = 70);
CREATE TABLE rebuild.point_ledger (LIKE public.point_ledger INCLUDING ALL) PARTITION BY RANGE (recorded_at);
CREATE TABLE rebuild.point_ledger_other PARTITION OF rebuild.point_ledger DEFAULT;
CREATE TABLE rebuild.point_account (LIKE public.point_account INCLUDING ALL) WITH (fillfactor = 70);

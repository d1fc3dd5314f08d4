-- A rebuild fills these from the owners' bets and then exchanges them with the live tables.
CREATE SCHEMA rebuild;
CREATE TABLE rebuild.play_source (LIKE public.play_source INCLUDING ALL) PARTITION BY RANGE (settled_at);
CREATE TABLE rebuild.play_source_other PARTITION OF rebuild.play_source DEFAULT;
CREATE TABLE rebuild.member_day (LIKE public.member_day INCLUDING ALL) PARTITION BY RANGE (day);
CREATE TABLE rebuild.member_day_other PARTITION OF rebuild.member_day DEFAULT WITH (fillfactor = 80);

-- The lowest id that a transaction can give: readers stop before that of the oldest transaction still open.
CREATE OR REPLACE FUNCTION first_posting_id(p_xid xid8) RETURNS uuid
LANGUAGE sql IMMUTABLE AS $$
  SELECT (lpad(to_hex(p_xid::text::bigint), 12, '0') || '80000000000000000000')::uuid
$$;

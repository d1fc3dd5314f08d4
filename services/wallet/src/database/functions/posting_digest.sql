-- Covers every column, and depends on no setting of the session. A posting without bonus money has the digest it had before there was any.
CREATE OR REPLACE FUNCTION posting_digest(p ledger_posting) RETURNS bytea
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT sha256(
    uuid_send(p.id) || uuid_send(p.member_id) || int8send(p.amount) || digest_field(int8send(p.balance_after))
    || digest_field(int8send(p.version)) || int8send(p.xid::text::bigint) || timestamptz_send(p.recorded_at)
    || int4send(p.month - date '2000-01-01') || digest_field(convert_to(p.book::text, 'UTF8'))
    || digest_field(convert_to(p.kind::text, 'UTF8')) || int4send(p.debit) || int4send(p.credit)
    || digest_field(convert_to(p.caller, 'UTF8')) || digest_field(convert_to(p.reference, 'UTF8'))
    || digest_field(uuid_send(p.group_id)) || digest_field(convert_to(p.round_id, 'UTF8'))
    || digest_field(convert_to(p.vassalage, 'UTF8')) || digest_field(convert_to(p.game_type, 'UTF8'))
    || digest_field(convert_to(p.refers_to, 'UTF8')) || digest_field(convert_to(p.note, 'UTF8')) || digest_field(p.trace)
    || CASE WHEN p.bonus_amount = 0 THEN ''::bytea ELSE int8send(p.bonus_amount) END)
$$;

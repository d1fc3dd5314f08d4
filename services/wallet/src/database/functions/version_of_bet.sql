-- The version of the bet that a rollback takes back.
CREATE OR REPLACE FUNCTION version_of_bet(r posting_request) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT p.version FROM posting_key k JOIN ledger_posting p ON p.id = k.posting_id AND p.month = k.posting_month
   WHERE k.caller = r.caller AND k.external_id = r.refers_to
$$;

-- What earlier bets counted, where only one requirement can have counted it; of the others a difference takes nothing back.
INSERT INTO rollover_use (source_key, rollover_id, amount)
SELECT p.source_key, (array_agg(o.id))[1], p.used
  FROM rollover_progress p
  JOIN rollover o ON o.member_id = p.member_id AND o.book = p.book AND o.opened_at <= p.recorded_at
                 AND (o.closed_at IS NULL OR o.closed_at >= p.recorded_at)
 WHERE p.caller = 'bets' AND p.used > 0 AND NOT EXISTS (SELECT FROM rollover_use w WHERE w.source_key = p.source_key)
 GROUP BY p.source_key, p.used HAVING count(*) = 1;

-- Their parameters have changed.
DROP FUNCTION IF EXISTS give_turnover(text, uuid, bigint, bigint, text, text, timestamptz);
DROP FUNCTION IF EXISTS take_turnover_back(text, bigint);

-- What of the stake counted as turnover when the ticket was settled last, so that a correction publishes the exact difference.
ALTER TABLE ticket ADD valid_bet bigint NOT NULL DEFAULT 0 CHECK (valid_bet BETWEEN 0 AND stake);
UPDATE ticket SET valid_bet = ticket.stake - ticket.returned
  FROM lottery_order placed
 WHERE placed.id = ticket.order_id AND placed.book = 'REAL' AND ticket.settled_version > 0;

-- The cover rule looks at all tickets of a member in a draw.
CREATE INDEX ticket_of_member_in_draw ON ticket (game_code, numero, member_id);

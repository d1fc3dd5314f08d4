-- Games that draw several times a day number each draw of a day. Draws named by a day alone that took no bets are made again.
DELETE FROM draw
 WHERE game_code IN ('LOTTO535', 'KHPOSTS', 'TOGEL_MACAU') AND state = 'PENDING' AND numero !~ '-' AND close_at > now()
   AND NOT EXISTS (SELECT FROM ticket WHERE (ticket.game_code, ticket.numero) = (draw.game_code, draw.numero))
   AND NOT EXISTS (SELECT FROM result_proposal AS proposal WHERE (proposal.game_code, proposal.numero) = (draw.game_code, draw.numero));

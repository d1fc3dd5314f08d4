-- The share of a valid bet, in millionths, that counts towards a bonus.
CREATE OR REPLACE FUNCTION contribution_of(p_category text, p_game text) RETURNS integer
LANGUAGE sql STABLE AS $$
  SELECT c.ppm FROM contribution c
   WHERE (c.scope = 'GAME' AND c.key = p_game) OR (c.scope = 'TYPE' AND c.key = p_category) OR c.scope = 'DEFAULT'
   ORDER BY array_position('{GAME,TYPE,DEFAULT}', c.scope) LIMIT 1
$$;

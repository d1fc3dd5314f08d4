ALTER TABLE agent_node
  ADD account   text NOT NULL DEFAULT '',
  ADD rights    text[] NOT NULL DEFAULT '{}',
  ADD to_upline boolean NOT NULL DEFAULT false,
  ADD frozen_at timestamptz;
COMMENT ON COLUMN agent_node.account IS 'user name, as the registration event carries it';
COMMENT ON COLUMN agent_node.rights IS 'what a sub-agent (41, 42) may do; agents of the other types may do everything';
CREATE INDEX agent_node_by_account ON agent_node (account text_pattern_ops);

-- A link is a code that an agent opened: who registers with it and how often.
ALTER TABLE affiliate_code
  ADD account_type smallint NOT NULL DEFAULT 0 CHECK (account_type IN (0, 1, 41, 42)),
  ADD channel      text,
  ADD max_uses     integer CHECK (max_uses > 0),
  ADD uses         integer NOT NULL DEFAULT 0 CHECK (uses >= 0);
COMMENT ON COLUMN affiliate_code.account_type IS 'type of the accounts that register with it';
CREATE INDEX affiliate_code_by_agent ON affiliate_code (agent_id, created_at);

-- The agents of each chain, so that a team at the time of a bet is one join. Depth 1 is the nearest.
CREATE TABLE upline_agent (
  upline_id bigint NOT NULL REFERENCES upline,
  agent_id  uuid NOT NULL REFERENCES agent_node,
  depth     integer NOT NULL CHECK (depth >= 1),
  CONSTRAINT upline_agent_once PRIMARY KEY (upline_id, agent_id)
);
CREATE INDEX upline_agent_team ON upline_agent (agent_id, upline_id, depth);
WITH RECURSIVE chain AS (
  SELECT id AS upline_id, agent_id, above_id, 1 AS depth FROM upline WHERE id <> 0
  UNION ALL
  SELECT chain.upline_id, upline.agent_id, upline.above_id, depth + 1
    FROM chain JOIN upline ON upline.id = chain.above_id AND upline.id <> 0
)
INSERT INTO upline_agent (upline_id, agent_id, depth) SELECT upline_id, agent_id, depth FROM chain;

-- What contracts paid is a payment of its day.
ALTER TABLE member_money_day
  ADD salary   bigint NOT NULL DEFAULT 0,
  ADD dividend bigint NOT NULL DEFAULT 0;
ALTER TABLE money_source DROP CONSTRAINT money_source_kind_check;
ALTER TABLE money_source ADD CONSTRAINT money_source_kind_check
  CHECK (kind IN ('DEPOSIT', 'WITHDRAWAL', 'REBATE', 'BONUS', 'SALARY', 'DIVIDEND'));
CREATE INDEX member_money_day_by_day ON member_money_day (day, member_id);
CREATE INDEX money_source_by_member ON money_source (member_id, settled_at);
-- Hours are read from the bets themselves.
CREATE INDEX play_source_by_time ON play_source USING brin (settled_at);
CREATE INDEX play_source_by_time ON rebuild.play_source USING brin (settled_at);
CREATE INDEX play_source_by_member ON play_source (member_id, settled_at);
CREATE INDEX play_source_by_member ON rebuild.play_source (member_id, settled_at);

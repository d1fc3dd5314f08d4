CREATE TABLE agent_node (
  member_id    text PRIMARY KEY,
  account      text NOT NULL,
  account_type smallint NOT NULL,
  parent_id    text REFERENCES agent_node,
  depth        integer NOT NULL CHECK (depth >= 0),
  placed_at    timestamptz NOT NULL
);
CREATE INDEX agent_node_children ON agent_node (parent_id);

-- Every node is its own ancestor at depth 0, so that a team is one look-up.
CREATE TABLE agent_closure (
  ancestor   text NOT NULL REFERENCES agent_node,
  descendant text NOT NULL REFERENCES agent_node,
  depth      integer NOT NULL CHECK (depth >= 0),
  PRIMARY KEY (ancestor, descendant)
);
CREATE INDEX agent_closure_upline ON agent_closure (descendant, depth);

CREATE TABLE affiliate_code (
  code       text PRIMARY KEY CHECK (code ~ '^[A-Z0-9]{4,16}$'),
  agent_id   text NOT NULL REFERENCES agent_node,
  enabled    boolean NOT NULL DEFAULT true,
  expires_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX affiliate_code_agent ON affiliate_code (agent_id);

-- Operators look for members by how a user name begins, and see the newest first.
CREATE INDEX account_username_prefix ON account (username_key text_pattern_ops);
CREATE INDEX account_newest ON account (created_at DESC, id DESC);

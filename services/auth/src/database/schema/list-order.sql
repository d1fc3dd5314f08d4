-- The orders and rare values by which operators list members and events.
CREATE INDEX account_last_login ON account (last_login_at DESC NULLS LAST, id DESC);
CREATE INDEX account_not_open ON account (status, created_at DESC, id DESC) WHERE status <> 'OPEN';
CREATE INDEX security_log_refused ON security_log (outcome, at) WHERE outcome <> 'ok';

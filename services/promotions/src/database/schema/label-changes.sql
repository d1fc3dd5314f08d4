-- What a member carried from a change on, who decided it and why; the version is the count of changes.
CREATE TABLE member_label_change (
  member_id  uuid NOT NULL,
  version    integer NOT NULL CHECK (version > 0),
  labels     jsonb NOT NULL,
  reason     text NOT NULL,
  changed_by uuid NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, version)
);

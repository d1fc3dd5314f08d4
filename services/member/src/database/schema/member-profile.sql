CREATE TABLE member_profile (
  member_id         uuid PRIMARY KEY,
  account           text,
  nickname          text,
  type              smallint NOT NULL,
  has_upline        boolean NOT NULL DEFAULT false,
  rank_level        smallint NOT NULL DEFAULT 0,
  registered_at     timestamptz,
  last_login_at     timestamptz,
  previous_login_at timestamptz,
  rank_name         jsonb,
  ranked_at         timestamptz,
  labels            jsonb NOT NULL DEFAULT '[]',
  labelled_at       timestamptz,
  avatar            text,
  personal_sealed   text
);

-- Which field changed and when, never its value: values are sealed in the profile.
CREATE TABLE profile_change (
  id         uuid PRIMARY KEY,
  member_id  uuid NOT NULL REFERENCES member_profile (member_id),
  field      text NOT NULL,
  client_ip  inet,
  changed_at timestamptz NOT NULL
);

CREATE INDEX profile_change_of_member ON profile_change (member_id, changed_at);

-- The weekdays (0 is Sunday) on which a game draws, from a local day on. A change is a further version; days before the first have those
-- of the release.
CREATE TABLE draw_weekdays (
  game_code   text NOT NULL,
  version     integer NOT NULL,
  valid_from  date NOT NULL,
  weekdays    smallint[] NOT NULL,
  reason      text NOT NULL,
  changed_by  text NOT NULL,
  approved_by text,
  changed_at  timestamptz NOT NULL,
  PRIMARY KEY (game_code, version),
  CONSTRAINT draw_weekdays_version CHECK (version > 0),
  CONSTRAINT draw_weekdays_days CHECK (weekdays <@ '{0,1,2,3,4,5,6}'::smallint[])
);

INSERT INTO approval_policy (kind, valid_days) VALUES ('DRAW_WEEKDAYS', 7);

-- What plays pay, the series of their groups and the bands of what they return; every version, and from when it holds. Of one subject
-- those terms hold that began last, and of two that began at one instant the newer ones.
CREATE TABLE lottery_odds (
  kind        text NOT NULL,
  prize_mode  text NOT NULL,
  play_group  text NOT NULL,
  play        text NOT NULL,
  version     integer NOT NULL,
  valid_from  timestamptz NOT NULL,
  terms       jsonb NOT NULL,
  reason      text NOT NULL,
  changed_by  text,
  approved_by text,
  changed_at  timestamptz NOT NULL,
  PRIMARY KEY (kind, prize_mode, play_group, play, version),
  CONSTRAINT lottery_odds_kind CHECK (kind IN ('ODDS', 'SERIES', 'BAND')),
  CONSTRAINT lottery_odds_version CHECK (version > 0),
  CONSTRAINT lottery_odds_terms CHECK (jsonb_typeof(terms) = 'object' AND terms <> '{}'),
  CONSTRAINT lottery_odds_subject CHECK (
    (kind = 'BAND') = (prize_mode = '*') AND (kind = 'BAND' OR play_group <> '*')
    AND (kind <> 'SERIES' OR play = '*') AND (kind <> 'ODDS' OR play <> '*')),
  CONSTRAINT lottery_odds_ahead CHECK (changed_by IS NULL OR valid_from > changed_at)
);

INSERT INTO approval_policy (kind, valid_days) VALUES ('LOTTERY_ODDS', 7);

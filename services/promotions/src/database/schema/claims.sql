-- What a member wrote and showed with a claim that an operator decides.
ALTER TABLE enrolment ADD COLUMN remark text CONSTRAINT enrolment_remark CHECK (char_length(remark) <= 140);
CREATE TABLE enrolment_picture (
  enrolment_id uuid NOT NULL REFERENCES enrolment,
  place        integer NOT NULL CHECK (place BETWEEN 1 AND 3),
  picture      text NOT NULL,
  PRIMARY KEY (enrolment_id, place)
);

-- Which side of a round members bet on, for rounds that have sides. Kept as long as claims are judged by it.
CREATE TABLE bet_side (
  round_id   text NOT NULL,
  member_id  uuid NOT NULL,
  selection  text NOT NULL,
  stake      bigint NOT NULL CHECK (stake >= 0),
  settled_at timestamptz NOT NULL,
  PRIMARY KEY (round_id, member_id)
);
CREATE INDEX bet_side_of_member ON bet_side (member_id, settled_at DESC);
CREATE INDEX bet_side_old ON bet_side (settled_at);
CREATE INDEX reward_member_account ON reward_member (lower(account));
CREATE INDEX claim_fingerprint_of_member ON claim_fingerprint (member_id, kind);

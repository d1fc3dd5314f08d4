-- Name and birth date as a blind index: finds a person's other account, and a self-exclusion, without showing either.
ALTER TABLE account ADD COLUMN person_index text;
CREATE INDEX account_person ON account (person_index) WHERE person_index IS NOT NULL;

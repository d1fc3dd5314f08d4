-- When the account of an operator was opened: a new one is no second person. Sessions from before end within hours.
ALTER TABLE session ADD COLUMN subject_since timestamptz;

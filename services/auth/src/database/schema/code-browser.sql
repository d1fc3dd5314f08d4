-- A code is accepted from the browser that asked for it; one sent by an earlier release has none and must be asked for again.
ALTER TABLE verification_code ADD COLUMN browser text;

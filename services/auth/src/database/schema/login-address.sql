-- Operators find the members of an address; logins of an earlier release have none and expire.
ALTER TABLE login_record ADD COLUMN ip_index text;
CREATE INDEX login_record_ip ON login_record (ip_index) WHERE ip_index IS NOT NULL;

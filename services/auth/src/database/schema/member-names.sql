-- A page of names far from the beginning counts through this index alone.
CREATE INDEX account_name_order ON account (username_key) INCLUDE (id);

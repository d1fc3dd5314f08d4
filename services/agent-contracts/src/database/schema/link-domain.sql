-- The host that a link is for; null: every one of the brand.
ALTER TABLE affiliate_code ADD domain text CHECK (domain ~ '^[a-z0-9.-]{1,253}$');

ALTER TABLE announcement
  ADD COLUMN banner_group text
    CONSTRAINT announcement_banner_group
      CHECK (banner_group IS NULL OR (type = 'B' AND banner_group IN ('w_login', 'w_register')));

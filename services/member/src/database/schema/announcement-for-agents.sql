ALTER TABLE announcement
  ADD COLUMN for_agents boolean NOT NULL DEFAULT false
    CONSTRAINT announcement_for_agents CHECK (NOT for_agents OR type = 'PL');

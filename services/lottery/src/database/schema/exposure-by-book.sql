-- Play money has sums of its own: what guests stake counts for themselves alone. The sums so far mixed both; they stand as
-- real money, so that nothing that was accepted is forgotten.
ALTER TABLE draw_exposure ADD book text NOT NULL DEFAULT 'REAL' CHECK (book IN ('REAL', 'PLAY'));
ALTER TABLE draw_exposure ALTER book DROP DEFAULT,
  DROP CONSTRAINT draw_exposure_pkey, ADD PRIMARY KEY (game_code, numero, book, cell);

-- Orders so far added by other rules: what they added stays until their draws are over, and a cancellation takes off nothing.
ALTER TABLE lottery_order ADD exposure_by_book boolean NOT NULL DEFAULT false;
ALTER TABLE lottery_order ALTER exposure_by_book SET DEFAULT true;

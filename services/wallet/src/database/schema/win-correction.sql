-- What a settled round paid too much or too little, against the house of its game. `refers_to` is a bet of the round.
ALTER TYPE posting_kind ADD VALUE IF NOT EXISTS 'WIN_CORRECTION';

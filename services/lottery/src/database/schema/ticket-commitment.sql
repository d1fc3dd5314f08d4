-- What the own draw was committed to when the bet was recorded; NULL for an official draw, and for tickets from before the column.
ALTER TABLE ticket ADD commitment bytea CONSTRAINT ticket_commitment_length CHECK (length(commitment) = 32);

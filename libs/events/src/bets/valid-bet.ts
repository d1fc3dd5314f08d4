/** Share of the outcomes, in millionths, above which bets that cover them together are no valid bet. */
export const maximumCoverPpm = 700_000;

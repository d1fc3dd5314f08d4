/** Real money, or the play money of demo accounts. The two never mix. */
export const books = ['REAL', 'PLAY'] as const;
export type Book = (typeof books)[number];

/** What a column of type integer holds at most: a larger number would be refused by the database alone, as a failure. */
export const largestInteger = 2_147_483_647;

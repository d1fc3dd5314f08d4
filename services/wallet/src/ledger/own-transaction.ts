/** Given for a transaction, it has a function of the ledger commit by itself, on one of the ledger's pools. */
export const ownTransaction = 'own transaction';
export type OwnTransaction = typeof ownTransaction;

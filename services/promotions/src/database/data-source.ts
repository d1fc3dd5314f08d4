import { CreateCashback1763000007000 } from './migrations/1763000007000-create-cashback.js';

export const migrations = [CreateCashback1763000007000];

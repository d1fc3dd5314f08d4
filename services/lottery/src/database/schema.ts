import type { DatabaseSchema } from '#libs/database';
import { CreateLottery1795300000000 } from './migrations/1795300000000-create-lottery.js';

export const lotterySchema: DatabaseSchema = { migrations: [CreateLottery1795300000000] };

import { CreateNetwork1763000008000 } from './migrations/1763000008000-create-network.js';
import { CreateMemberFacts1763000008100 } from './migrations/1763000008100-create-member-facts.js';

export const migrations = [CreateNetwork1763000008000, CreateMemberFacts1763000008100];

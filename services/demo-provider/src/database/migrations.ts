import { CreatePlay1763000009000 } from './migrations/1763000009000-create-play.js';

export const migrations = [CreatePlay1763000009000];

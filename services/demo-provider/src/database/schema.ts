import { CreatePlay1763000009000 } from './migrations/1763000009000-create-play.js';
import { SpeakMoreLanguages1763000009100 } from './migrations/1763000009100-speak-more-languages.js';

export const migrations = [CreatePlay1763000009000, SpeakMoreLanguages1763000009100];

export {
  WalletPostings,
  isFinalBetRefusal,
  isRolledBack,
  type BatchedPosting,
  type PostingAnswer,
  type PostingKind,
} from './wallet-postings.js';

/** One line of SQL or TypeScript made wrong, for the length of a test run. */
export type Change =
  /** A statement, run as the owner after all function files. */
  | { statement: string }
  /** In the file of a function of the database. */
  | { function: string; from: string; to: string }
  /** In a source file, as the test run reads it; the file itself is not touched. */
  | { source: string; from: string; to: string };

/** The file that holds a function of the database. */
export const functionFile = (name: string): string => `services/wallet/src/database/functions/${name}.sql`;

export interface Fault {
  invariant: number;
  /** What an engineer might have done. */
  says: string;
  change: Change;
  /** The test that must see it: its file, and its name from the start. */
  file: string;
  test: string;
}

const house = 'services/wallet/src/rollup/rollup.repository.ts';

/** Beside each invariant of the ledger, a fault that breaks it. */
export const faults: readonly Fault[] = [
  {
    invariant: 1,
    says: 'debit and credit change places',
    change: {
      function: 'write_posting',
      from: 'CASE WHEN p_delta < 0 THEN p_account ELSE r.contra END, CASE WHEN p_delta < 0 THEN r.contra ELSE p_account END',
      to: 'CASE WHEN p_delta > 0 THEN p_account ELSE r.contra END, CASE WHEN p_delta > 0 THEN r.contra ELSE p_account END',
    },
    file: 'posting.int-spec.ts',
    test: 'WAL-I1 WAL-I4 REG-G25 debits a bet and credits a win',
  },
  {
    invariant: 2,
    says: 'the credits that are not folded yet are summed wrongly',
    change: { source: house, from: '(p.credit, 0, p.amount)', to: '(p.credit, 0, p.amount - 1)' },
    file: 'rollup.int-spec.ts',
    test: 'WAL-I2 REG-G32 answers a trial balance whose debits are its credits',
  },
  {
    invariant: 3,
    says: 'a receiver gets more than was sent',
    change: {
      function: 'post_transfer',
      from: 'SET balance = balance + p_amount,',
      to: 'SET balance = balance + p_amount + 1,',
    },
    file: 'transfer.int-spec.ts',
    test: 'WAL-I2 WAL-I3 opposing transfers of ten members at once',
  },
  {
    invariant: 4,
    says: 'versions leave gaps',
    change: { function: 'apply_posting', from: 'version = a.version + 1', to: 'version = a.version + 2' },
    file: 'posting.int-spec.ts',
    test: 'WAL-I1 WAL-I4 REG-G25 debits a bet and credits a win',
  },
  {
    invariant: 4,
    says: 'a batch moves an account with two items only once',
    change: { function: 'apply_postings', from: 'r.of_account = 1 AND ', to: '' },
    file: 'batch-path.int-spec.ts',
    test: 'WAL-I4 WAL-I6 answers a batch as its items would be answered one by one',
  },
  {
    invariant: 5,
    says: 'what is held can be staked a second time',
    change: {
      function: 'moves_plainly',
      from: 'a.balance - a.held >= -p_delta',
      to: 'a.balance >= -p_delta',
    },
    file: 'posting.int-spec.ts',
    test: 'WAL-I5 counts what is held against what is available',
  },
  {
    invariant: 6,
    says: 'a key is answered whatever the body says',
    change: {
      function: 'replay_posting',
      from: 'IF k.request_hash = r.request_hash THEN',
      to: 'IF true THEN',
    },
    file: 'posting.int-spec.ts',
    test: 'WAL-I6 names what differs when a key comes back with another body',
  },
  {
    invariant: 7,
    says: 'the key of a refusal is given back instead of marked',
    change: {
      function: 'refuse_key',
      from: 'UPDATE posting_key k SET outcome = p_outcome, posting_id = NULL, posting_month = NULL',
      to: 'DELETE FROM posting_key k',
    },
    file: 'posting.int-spec.ts',
    test: 'WAL-I7 a declined bet stays declined after a top-up',
  },
  {
    invariant: 8,
    says: 'the remainder of a hold is not set free',
    change: {
      function: 'post_capture',
      from: 'held = held - (h.amount - h.captured), bonus',
      to: 'held = held - v_amount, bonus',
    },
    file: 'hold.int-spec.ts',
    test: 'WAL-I8 captures a part and frees the remainder',
  },
  {
    invariant: 9,
    says: 'that a bet was taken back already is not looked at',
    change: {
      function: 'post_rollback',
      from: `IF NOT claim_key(v_once, v_id) THEN RETURN refuse(r, 'ALREADY_ROLLED_BACK'); END IF;`,
      to: '',
    },
    file: 'posting.int-spec.ts',
    test: 'WAL-I9 takes a bet back once',
  },
  {
    invariant: 10,
    says: 'the service may change postings',
    change: { statement: 'GRANT UPDATE ON posting TO PUBLIC' },
    file: 'immutability.int-spec.ts',
    test: 'WAL-I10 UPDATE, DELETE and TRUNCATE of postings, keys and kept answers are refused',
  },
  {
    invariant: 11,
    says: 'a refusal touches the account',
    change: {
      function: 'post_with_checks',
      from: 'IF v_refusal IS NOT NULL THEN RETURN',
      to: 'IF v_refusal IS NOT NULL THEN UPDATE player_account SET opened_at = now() WHERE member_id = r.member_id; RETURN',
    },
    file: 'posting.int-spec.ts',
    test: 'WAL-I11 a refused bet changes nothing but its own decline record',
  },
  {
    invariant: 12,
    says: 'it starts where answers go out before the disk has them',
    change: {
      source: 'services/wallet/src/ledger/database-preconditions.service.ts',
      from: `['fsync', 'full_page_writes', 'synchronous_commit']`,
      to: `['fsync', 'full_page_writes']`,
    },
    file: 'immutability.int-spec.ts',
    test: 'WAL-I12 starts only on a durable server',
  },
  {
    invariant: 13,
    says: 'a balance once read is remembered',
    change: {
      source: 'services/wallet/src/balance/balance.repository.ts',
      from: 'return this.reads.run({ memberId: memberId.toLowerCase(), book });',
      to: `const kept = this as never as Record<string, Promise<AccountBalance | undefined>>;
    return (kept[memberId] ??= this.reads.run({ memberId: memberId.toLowerCase(), book }));`,
    },
    file: 'storms.int-spec.ts',
    test: 'WAL-I13 a balance asked for among many sees every answer before it',
  },
  {
    invariant: 14,
    says: 'a balance passes through a floating-point number',
    change: {
      source: 'services/wallet/src/ledger/ledger-call.repository.ts',
      from: 'balance: BigInt(balance ?? 0)',
      to: 'balance: BigInt(Number(balance))',
    },
    file: 'posting.int-spec.ts',
    test: 'WAL-I14 refuses what would leave 64 bits',
  },
  {
    invariant: 15,
    says: 'a lost connection counts as a refusal',
    change: {
      source: 'services/wallet/src/ledger/posting.repository.ts',
      from: `return isInfrastructure(error) ? 'unknown' : 'refused';`,
      to: `return 'refused';`,
    },
    file: 'batch-path.int-spec.ts',
    test: 'WAL-I12 WAL-I15 a batch whose connection is cut is answered by nobody knows',
  },
  {
    invariant: 16,
    says: 'the roll-up goes past transactions that are still open',
    change: {
      source: house,
      from: 'AND p.id < first_posting_id(pg_snapshot_xmin(pg_current_snapshot()))',
      to: '',
    },
    file: 'rollup.int-spec.ts',
    test: 'WAL-I16 loses nothing of a transaction that stays open across two roll-ups',
  },
  {
    invariant: 17,
    says: 'the chain leaves the amount out',
    change: { function: 'posting_digest', from: '|| int8send(p.amount) ||', to: '||' },
    file: 'hash-chain.int-spec.ts',
    test: 'WAL-I17 names the first row that was changed, whichever column it was',
  },
];

/** What would take the wrong money with a bonus; the random lives must meet it. */
export const bonusFaults: readonly Omit<Fault, 'invariant'>[] = [
  {
    says: 'bonus money is staked first',
    change: {
      function: 'bonus_part',
      from: `IF r.kind IN ('BET', 'HOLD') THEN RETURN v_beyond_own; END IF;`,
      to: `IF r.kind IN ('BET', 'HOLD') THEN RETURN least(v_amount, a.bonus - a.held_bonus); END IF;`,
    },
    file: 'bonus-model.int-spec.ts',
    test: 'WAL-I1 WAL-I2 WAL-I4 WAL-I5 WAL-I6 own and bonus money answer',
  },
  {
    says: 'a bonus ends over an open bet',
    change: {
      function: 'settle_bonus',
      from: `IF v_is_open THEN RETURN; END IF;
      PERFORM close_bonus(o, o.ends_as);`,
      to: 'PERFORM close_bonus(o, o.ends_as);',
    },
    file: 'bonus-model.int-spec.ts',
    test: 'WAL-I1 WAL-I2 WAL-I4 WAL-I5 WAL-I6 own and bonus money answer',
  },
];

import type { OperatorCall } from '../conformance/operator-messages.ts';

type Check = (value: unknown) => boolean;
type Form = Record<string, Check>;

const text =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const flag: Check = (value) => typeof value === 'boolean';
const record: Check = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

const id = text(/^[\w.:-]{1,80}$/);
const gameId = text(/^[\w.-]{1,64}$/);
const stake = text(/^[1-9]\d{0,14}$/);
const amount = text(/^(0|[1-9]\d{0,14})$/);
const pool = text(/^[\w.-]{1,12}$/);
const correction = text(/^-?[1-9]\d{0,14}$/);
const reason: Check = (value) => ['FREE_ROUND', 'PROMOTION', 'TOURNAMENT', 'JACKPOT'].includes(String(value));
const odds: Check = (value) =>
  isOf(value, {
    format: (format) => ['DEC', 'HK', 'MY', 'ID'].includes(String(format)),
    value: text(/^-?\d{1,6}(\.\d{1,6})?$/),
  });

const seat = { sessionId: text(/^.{1,64}$/s), playerRef: text(/^.{1,64}$/s) };
const placed = {
  transactionId: id,
  amount: stake,
  selection: optional(text(/^[^\p{C}]{1,120}$/u)),
  odds: optional(odds),
  awaitsConfirmation: optional(flag),
};

/** One to `most` messages of the form, each transaction once. */
const listOf =
  (form: Form, most: number): Check =>
  (value) =>
    Array.isArray(value) &&
    value.length >= 1 &&
    value.length <= most &&
    value.every((one) => isOf(one, form)) &&
    new Set(value.map((one) => (one as { transactionId: string }).transactionId)).size === value.length;

const jackpot: Form = { pool, share: optional(stake), award: optional(stake) };
/** One to four pools, each once, with a share or an award. */
const jackpots: Check = (value) =>
  Array.isArray(value) &&
  value.length >= 1 &&
  value.length <= 4 &&
  value.every((one) => isOf(one, jackpot) && Object.keys(one as object).length > 1) &&
  new Set(value.map((one) => (one as { pool: string }).pool)).size === value.length;
const result = {
  ...{ ...seat, transactionId: id, amount },
  ...{ settlement: optional(record), jackpots: optional(jackpots) },
};

/** What each call may say; a field that is not named here is refused. */
const forms: Record<OperatorCall, Form> = {
  session: { ticket: text(/^[\w-]{16,128}$/) },
  balance: seat,
  bet: { ...seat, ...placed, roundId: id, gameId },
  bets: { ...seat, roundId: id, gameId, bets: listOf(placed, 20) },
  confirm: { ...seat, transactionId: id, odds },
  win: {
    ...{ ...seat, transactionId: id, roundId: id, gameId: optional(gameId), amount },
    ...{ roundFinished: optional(flag), settlement: optional(record), jackpots: optional(jackpots) },
  },
  settle: { roundId: id, gameId: optional(gameId), results: listOf(result, 200) },
  cancel: { roundId: id, gameId: optional(gameId), bets: listOf({ ...seat, transactionId: id }, 200) },
  rollback: { ...seat, transactionId: id, roundId: optional(id), gameId: optional(gameId) },
  adjust: { ...seat, transactionId: id, roundId: id, amount: correction, settlement: optional(record) },
  credit: {
    ...{ ...seat, transactionId: id, gameId: optional(gameId) },
    ...{ amount: stake, reason, pool: optional(pool) },
  },
  status: { ...seat, transactionId: optional(id), roundId: optional(id) },
};

/** What a form takes beyond the protocol, where the reference lacks one of its checks. */
const gaps: Record<string, { call: OperatorCall; form: Form }> = {
  'PLAY-23': { call: 'bet', form: { ...forms.bet, amount } },
  'SET-13': { call: 'credit', form: { ...forms.credit, reason: text(/^\w+$/) } },
  'SET-19': { call: 'adjust', form: { ...forms.adjust, amount: text(/^(0|-?[1-9]\d{0,14})$/) } },
  'SET-20': { call: 'bets', form: { ...forms.bets, bets: listOf(placed, 1000) } },
  'SET-21': {
    call: 'bets',
    form: {
      ...forms.bets,
      bets: (value) => Array.isArray(value) && value.length <= 20 && value.every((one) => isOf(one, placed)),
    },
  },
};

/** Whether the message is a call of this name; `lacking` is a case whose check is left out. */
export function isWellFormed(call: OperatorCall, message: unknown, lacking?: string): boolean {
  const gap = lacking === undefined ? undefined : gaps[lacking];
  if (!isOf(message, gap?.call === call ? gap.form : forms[call])) return false;
  const { transactionId, roundId, reason: why, pool: from } = message as Record<string, unknown>;
  if (call === 'credit') return why !== 'JACKPOT' || from !== undefined;
  return call !== 'status' || transactionId !== undefined || roundId !== undefined;
}

function isOf(value: unknown, form: Form): boolean {
  if (!record(value)) return false;
  const given = value as Record<string, unknown>;
  return (
    Object.keys(given).every((name) => Object.hasOwn(form, name)) &&
    Object.entries(form).every(([name, check]) => check(given[name]))
  );
}

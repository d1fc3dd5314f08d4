import { signedCall, type Send } from './call.ts';
import type {
  AdjustMessage,
  BetMessage,
  BetsMessage,
  CancelMessage,
  ConfirmMessage,
  CreditMessage,
  Money,
  PartAnswer,
  RollbackMessage,
  Seated,
  SessionOpened,
  SettleMessage,
  Standing,
  StatedOdds,
  StatusMessage,
  WinMessage,
} from './operator-messages.ts';
import { callSignatureHeader, type ProviderKeys } from './signature.ts';

/**
 * `refused`: the operator has not done it and never will. `unknown`: it may have, so the same call is repeated under the same
 * transaction id until one of the other two comes.
 */
export type Answer<T> =
  { kind: 'accepted'; value: T } | { kind: 'refused'; code: string } | { kind: 'unknown'; reason: string };

export interface OperatorClientSettings {
  /** Address of the operator, for example https://play.example; a path in it stays in front. */
  url: string;
  vassalage: string;
  /** Read before each call, so that a new key is used from then on. */
  keys: () => ProviderKeys;
  send: Send;
  now?: () => Date;
}

/** The seamless wallet of an operator, as a provider calls it; docs/providers/README.md has the meaning of each call. */
export class OperatorClient {
  private readonly settings: OperatorClientSettings;

  constructor(settings: OperatorClientSettings) {
    this.settings = settings;
  }

  /** Redeems a launch ticket, once. */
  session = (ticket: string): Promise<Answer<SessionOpened>> => this.call('session', { ticket });
  balance = (seated: Seated): Promise<Answer<Money & { currency: string }>> => this.call('balance', seated);
  bet = (message: BetMessage): Promise<Answer<Money>> => this.call('bet', message);
  bets = (message: BetsMessage): Promise<Answer<{ bets: PartAnswer[] }>> => this.call('bets', message);
  confirm = (message: ConfirmMessage): Promise<Answer<{ odds: StatedOdds }>> => this.call('confirm', message);
  win = (message: WinMessage): Promise<Answer<Money>> => this.call('win', message);
  settle = (message: SettleMessage): Promise<Answer<{ results: PartAnswer[] }>> =>
    this.call('settle', message);
  rollback = (message: RollbackMessage): Promise<Answer<Money>> => this.call('rollback', message);
  cancel = (message: CancelMessage): Promise<Answer<{ bets: PartAnswer[] }>> => this.call('cancel', message);
  adjust = (message: AdjustMessage): Promise<Answer<Money>> => this.call('adjust', message);
  credit = (message: CreditMessage): Promise<Answer<Money>> => this.call('credit', message);
  status = (message: StatusMessage): Promise<Answer<Standing>> => this.call('status', message);

  private async call<T>(action: string, message: object): Promise<Answer<T>> {
    const { url: base, vassalage, keys, send, now = () => new Date() } = this.settings;
    const url = new URL(base);
    url.pathname = `${url.pathname.replace(/\/$/, '')}/provider/${vassalage}/v1/${action}`;
    const answer = await signedCall(send, { url, message, keys: keys(), now });
    if (answer.kind === 'rejected') return { kind: 'refused', code: answer.code };
    if (answer.kind === 'unknown') return answer;
    const { status, code } = answer.value;
    return status === 'REFUSED'
      ? { kind: 'refused', code: typeof code === 'string' ? code : 'REFUSED' }
      : { kind: 'accepted', value: answer.value as T };
  }
}

/** Sends by the `fetch` of Node; a call without a whole answer after `timeoutMs` throws. */
export const sendByFetch =
  (timeoutMs: number): Send =>
  async ({ url, body, headers }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    return {
      status: response.status,
      signature: response.headers.get(callSignatureHeader) ?? undefined,
      text,
    };
  };

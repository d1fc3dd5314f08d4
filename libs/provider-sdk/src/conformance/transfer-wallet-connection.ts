import { callSignatureHeader, isAnswerTo, newRequestId, signCall } from '../signature.ts';
import type { HistoryRound, TransferWalletCall } from '../transfer-wallet/messages.ts';
import { newId } from './operator-connection.ts';

/** What an operator needs to talk to a provider with a transfer wallet. */
export interface TransferWalletSettings {
  /** Base URL of the calls; their names are added to it. */
  transferUrl: string;
  vassalage: string;
  keyId: string;
  secret: string;
  currency: string;
  /** A game that can be launched. */
  gameId: string;
}

export interface WalletAnswer {
  httpStatus: number;
  text: string;
  status?: string;
  code?: string;
  balance?: string;
  state?: string;
  direction?: string;
  amount?: string;
  path?: string;
  rounds?: HistoryRound[];
  cursor?: string;
  more?: boolean;
}

/** An operator's half of the transfer wallet, and a player made for one case. */
export class TransferWalletTable {
  readonly playerRef = newId('player');
  readonly settings: TransferWalletSettings;

  constructor(settings: TransferWalletSettings) {
    this.settings = settings;
  }

  path(call: TransferWalletCall): string {
    return new URL(this.address(call)).pathname;
  }

  async call(call: TransferWalletCall, message: object = {}): Promise<WalletAnswer> {
    const { vassalage, keyId, secret } = this.settings;
    const keys = { [keyId]: secret };
    const body = JSON.stringify({ vassalage, ...message });
    const signed = signCall(
      keys,
      { method: 'POST', path: this.path(call), body },
      newRequestId(),
      new Date(),
    );
    const response = await this.send(call, body, signed.header);
    const text = await response.text();
    const header = response.headers.get(callSignatureHeader) ?? undefined;
    if (response.status === 200 && !isAnswerTo(signed, keys, header, { status: 200, body: text }, new Date()))
      throw new Error('the answer is not signed for this call');
    return { ...(JSON.parse(text) as object), httpStatus: response.status, text };
  }

  send(call: TransferWalletCall, body: string, header: string | undefined): Promise<Response> {
    const headers = {
      'content-type': 'application/json',
      ...(header !== undefined && { [callSignatureHeader]: header }),
    };
    return fetch(this.address(call), { method: 'POST', headers, body });
  }

  /** Creates the player of the case, with this much transferred in. */
  async withMoney(amount: string): Promise<void> {
    const { playerRef } = this;
    await this.call('player', { playerRef, currency: this.settings.currency });
    if (amount !== '0') await this.transfer('IN', amount);
  }

  transfer(direction: 'IN' | 'OUT', amount: string, transferId = newId('transfer')): Promise<WalletAnswer> {
    return this.call('transfer', { playerRef: this.playerRef, transferId, direction, amount });
  }

  status(transferId: string): Promise<WalletAnswer> {
    return this.call('transfer-status', { playerRef: this.playerRef, transferId });
  }

  async balance(): Promise<string | undefined> {
    return (await this.call('balance', { playerRef: this.playerRef })).balance;
  }

  private address(call: TransferWalletCall): string {
    return `${this.settings.transferUrl.replace(/\/$/, '')}/${call}`;
  }
}

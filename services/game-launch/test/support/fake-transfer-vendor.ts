import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  callSignatureHeader,
  signAnswer,
  verifyCall,
  type HistoryRound,
  type ProviderKeys,
} from '#libs/provider-sdk';

type Message = Record<string, string>;
type Fault = 'lost-before' | 'lost-after' | 'unsigned' | 'hangs' | 'lies';

/** A vendor with a transfer wallet that keeps the protocol, and whose line can be made to fail. */
export class FakeTransferVendor {
  readonly balances = new Map<string, bigint>();
  readonly transfers = new Map<string, Message & { state: 'DONE' | 'REFUSED' }>();
  readonly calls: { name: string; message: Message }[] = [];
  readonly rounds: HistoryRound[] = [];
  readonly faults: Fault[] = [];
  launchPath = '/page?ticket=t1';
  url = '';

  private constructor(
    private readonly server: Server,
    private readonly keys: ProviderKeys,
    private readonly now: () => Date,
  ) {}

  static async start(keys: ProviderKeys, now: () => Date): Promise<FakeTransferVendor> {
    const server = createServer();
    const vendor = new FakeTransferVendor(server, keys, now);
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const raw = Buffer.concat(chunks);
        const sent = { method: 'POST', path: request.url!, body: raw };
        const call = verifyCall(keys, String(request.headers[callSignatureHeader]), sent, vendor.now());
        if (!call) return void response.writeHead(401).end('{}');
        const message = JSON.parse(raw.toString()) as Message;
        const name = request.url!.split('/').at(-1)!;
        vendor.calls.push({ name, message });
        const fault = vendor.faults.shift();
        if (fault === 'lost-before') return void request.socket.destroy();
        const body = JSON.stringify(fault === 'lies' ? { status: 'SURE' } : vendor.answer(name, message));
        if (fault === 'lost-after') return void request.socket.destroy();
        if (fault === 'hangs') return;
        const signedBy = fault === 'unsigned' ? { [call.keyId]: 'x'.repeat(40) } : keys;
        const signature = signAnswer(signedBy, call, { status: 200, body }, vendor.now());
        response.writeHead(200, { [callSignatureHeader]: signature }).end(body);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    vendor.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/wallet/v1`;
    return vendor;
  }

  callsOf(name: string): Message[] {
    return this.calls.filter((call) => call.name === name).map(({ message }) => message);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private answer(name: string, message: Message): object {
    const { playerRef = '', transferId = '' } = message;
    switch (name) {
      case 'player':
        this.balances.set(playerRef, this.balances.get(playerRef) ?? 0n);
        return { status: 'OK', playerRef };
      case 'balance':
        return { status: 'OK', balance: String(this.balances.get(playerRef) ?? 0n), currency: 'VND' };
      case 'transfer':
        return this.transfer(message);
      case 'transfer-status': {
        const known = this.transfers.get(transferId);
        if (!known) this.transfers.set(transferId, { ...message, state: 'REFUSED' });
        const { state, direction, amount } = this.transfers.get(transferId)!;
        return { status: 'OK', transferId, state, direction, amount };
      }
      case 'launch':
        return { status: 'OK', path: this.launchPath };
      case 'history': {
        const from = Number(message['cursor'] || '0');
        const rounds = this.rounds.slice(from, from + Number(message['limit']));
        return {
          ...{ status: 'OK', rounds, cursor: String(from + rounds.length) },
          more: from + rounds.length < this.rounds.length,
        };
      }
      default:
        return { status: 'OK' };
    }
  }

  private transfer(message: Message): object {
    const { playerRef = '', transferId = '', direction, amount = '0' } = message;
    const known = this.transfers.get(transferId);
    if (!known) {
      const after = (this.balances.get(playerRef) ?? 0n) + BigInt(amount) * (direction === 'IN' ? 1n : -1n);
      if (after >= 0n) this.balances.set(playerRef, after);
      this.transfers.set(transferId, { ...message, state: after >= 0n ? 'DONE' : 'REFUSED' });
    }
    const { state } = this.transfers.get(transferId)!;
    if (state === 'REFUSED')
      return { status: 'REFUSED', code: known ? 'TRANSFER_CLOSED' : 'INSUFFICIENT_FUNDS' };
    return { status: 'OK', transferId, balance: String(this.balances.get(playerRef)) };
  }
}

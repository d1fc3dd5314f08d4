import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isBodySignedBy, signatureHeader, signBody } from '#libs/platform';

export interface ReportedNotice {
  noticeId: string;
  outcome: string;
  amount: string;
  refersTo: string | null;
}

/** Accepts orders as a bank channel does and keeps them; `status` is its answer. Questions are answered out of `reports`. */
export class FakeBank {
  readonly orders: Record<string, unknown>[] = [];
  readonly payouts: Record<string, unknown>[] = [];
  status = 200;
  /** What it says of a payment when asked; it does not know one that is not named here. */
  readonly reports = new Map<string, ReportedNotice[]>();
  /** Numbers of the payments that were asked for. */
  readonly asked: string[] = [];
  /** By what answers are signed, and questions must be. */
  keys: Record<string, string> = { live: 'a-key-of-the-bank' };
  now = (): Date => new Date();

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => (text += String(chunk)));
      request.on('end', () => {
        if (request.method === 'GET' && this.status === 200) {
          const header = String(request.headers[signatureHeader]);
          const isSigned = isBodySignedBy(this.keys, header, `GET ${request.url}`, this.now());
          response.writeHead(isSigned ? 200 : 401).end(this.answer(request.url!.split('/').at(-1)!));
          return;
        }
        if (this.status === 200)
          this[request.url === '/payouts' ? 'payouts' : 'orders'].push(
            JSON.parse(text) as Record<string, unknown>,
          );
        response.writeHead(this.status).end();
      });
    });
  }

  private answer(payoutNo: string): string {
    this.asked.push(payoutNo);
    const notices = this.reports.get(payoutNo);
    const status = notices ? 'KNOWN' : 'UNKNOWN';
    const lines = (notices ?? []).map(({ noticeId, outcome, amount, refersTo }) =>
      [noticeId, outcome, amount, refersTo ?? ''].join(' '),
    );
    const said = [`${payoutNo} ${status}`, ...lines].join('\n');
    const signature = signBody(this.keys, said, this.now());
    return JSON.stringify({ value: { payoutNo, status, notices: notices ?? [], signature } });
  }

  static async start(): Promise<FakeBank> {
    const server = createServer();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return new FakeBank(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }
}

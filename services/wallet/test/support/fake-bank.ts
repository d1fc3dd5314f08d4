import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Accepts orders as a bank channel does and keeps them; `status` is its answer. */
export class FakeBank {
  readonly orders: Record<string, unknown>[] = [];
  readonly payouts: Record<string, unknown>[] = [];
  status = 200;

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => (text += String(chunk)));
      request.on('end', () => {
        if (this.status === 200)
          this[request.url === '/payouts' ? 'payouts' : 'orders'].push(
            JSON.parse(text) as Record<string, unknown>,
          );
        response.writeHead(this.status).end();
      });
    });
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

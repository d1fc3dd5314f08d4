import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** ReadyForQuery of a session outside a transaction: what came before it has been committed. */
const done = Buffer.from('5a0000000549', 'hex');

/** Forwards everything between client and PostgreSQL; drops one response after `loseNext`, or everything while `isSilent`. */
export class ResponseDroppingProxy {
  lost = 0;
  /** As a network that drops every packet: nothing passes in either direction, and no connection ends. */
  isSilent = false;
  private losing = false;
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    private readonly target: URL,
  ) {
    server.on('connection', (client) => this.pass(client));
  }

  static async before(databaseUrl: string): Promise<ResponseDroppingProxy> {
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    return new ResponseDroppingProxy(server, new URL(databaseUrl));
  }

  get url(): string {
    const address = new URL(this.target);
    address.port = String((this.server.address() as AddressInfo).port);
    return address.href;
  }

  /** The next answer to a statement never arrives: the connection breaks once the server has given it. */
  loseNext(): void {
    this.losing = true;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => {
      this.server.close(resolve);
    });
  }

  private pass(client: Socket): void {
    const server = connect(Number(this.target.port), this.target.hostname);
    for (const socket of [client, server]) {
      this.sockets.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        this.sockets.delete(socket);
        client.destroy();
        server.destroy();
      });
    }
    client.on('data', (chunk) => {
      if (!this.isSilent) server.write(chunk);
    });
    server.on('data', (chunk) => {
      if (this.isSilent) return;
      if (!this.losing) {
        client.write(chunk);
        return;
      }
      if (!chunk.subarray(-done.length).equals(done)) return;
      this.losing = false;
      this.lost++;
      client.destroy();
    });
  }
}

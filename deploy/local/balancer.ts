import { connect, createServer, type Server, type Socket } from 'node:net';

/** Listens on a port and hands each connection to the next replica that accepts it, as a service of a cluster does. */
export class Balancer {
  private next = 0;
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private readonly replicas: readonly number[];

  private constructor(replicas: readonly number[]) {
    this.replicas = replicas;
    this.server = createServer((client) => this.forward(this.track(client), this.replicas.length));
  }

  static async open(port: number, replicas: readonly number[]): Promise<Balancer> {
    const balancer = new Balancer(replicas);
    await new Promise<void>((resolve, reject) => {
      balancer.server.once('error', reject);
      balancer.server.listen(port, '127.0.0.1', resolve);
    });
    return balancer;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private forward(client: Socket, attempts: number): void {
    const replica = this.track(connect(this.replicas[this.next++ % this.replicas.length]!, '127.0.0.1'));
    replica.once('connect', () => {
      replica.removeAllListeners('error').on('error', () => client.destroy());
      client.pipe(replica).pipe(client);
    });
    replica.once('error', () => (attempts > 1 ? this.forward(client, attempts - 1) : client.destroy()));
    replica.once('close', () => replica.bytesRead > 0 && client.destroy());
    client.once('close', () => replica.destroy());
    client.on('error', () => replica.destroy());
  }

  private track(socket: Socket): Socket {
    this.sockets.add(socket);
    return socket.setNoDelay(true).once('close', () => this.sockets.delete(socket));
  }
}

import net from 'node:net';
import { pause } from '#libs/testing';
import { DeadLetters, MessagingHealth } from '../src/index.js';
import { effect, eventually, range, World } from './transport.world.js';

const brokers = process.env['KAFKA_BROKERS']?.split(',');
if (!brokers) throw new Error('KAFKA_BROKERS is not set: this suite runs on a real Kafka');

/** The cable between the services and the broker: cut, every connection breaks and none can be made, as after kill -9. */
class Cable {
  private readonly connect = net.connect;
  private readonly sockets = new Set<net.Socket>();
  private isCut = false;

  constructor() {
    net.connect = ((...args: Parameters<typeof net.createConnection>) => {
      const options = args[0] as unknown as net.TcpNetConnectOpts;
      const onConnect = args[1] as unknown as (() => void) | undefined;
      const socket = this.connect(this.isCut ? { ...options, port: 1 } : options, onConnect);
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket));
      return socket;
    }) as typeof net.connect;
  }

  cut(): void {
    this.isCut = true;
    const reset = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
    for (const socket of this.sockets) socket.destroy(reset);
  }

  mend(): void {
    this.isCut = false;
  }

  remove(): void {
    net.connect = this.connect;
  }
}

describe('Kafka away and back', () => {
  const cable = new Cable();
  const world = new World(() => ({ transport: 'kafka', brokers }));
  const stop = new AbortController();
  let writer: Promise<void> = Promise.resolve();
  afterAll(async () => {
    stop.abort();
    await writer;
    cable.mend();
    await world.close();
    cable.remove();
  });

  it('turns health red, loses and doubles nothing, and delivers again after its return', async () => {
    const consumer = await world.start(world.consumer, await world.database(), {
      controllers: [world.controller(effect)],
    });
    const producer = await world.start(world.producer, await world.database());
    const health = () => [consumer, producer].map(({ app }) => app.get(MessagingHealth).check().up);
    await eventually(health, (up) => up.every(Boolean));

    let published = 0;
    writer = (async () => {
      while (!stop.signal.aborted) {
        await world.publish(producer, `key-${published % 7}`, [published]);
        published += 1;
        await pause(5, 'a steady flow of events');
      }
    })();
    for (const outageMs of [3_000, 9_000]) {
      await eventually(
        () => world.effects(consumer),
        (seen) => seen.length > 0,
      );
      cable.cut();
      await eventually(health, (up) => !up.some(Boolean));
      await pause(outageMs, 'Kafka stays away for a while');
      const before = (await world.effects(consumer)).length;
      cable.mend();
      await eventually(
        () => world.effects(consumer),
        (seen) => seen.length > before + 50,
      );
      await eventually(health, (up) => up.every(Boolean));
    }
    stop.abort();
    await writer;
    const effects = await eventually(
      () => world.effects(consumer),
      (seen) => seen.length >= published,
    );
    expect(effects).toHaveLength(published);
    expect(new Set(effects).size).toBe(published);
    for (const k of range(0, 6)) {
      const own = await world.effects(consumer, `key-${k}`);
      expect(own).toEqual([...own].sort((a, b) => a - b));
    }
    expect(await consumer.app.get(DeadLetters).list()).toEqual([]);
  });
});

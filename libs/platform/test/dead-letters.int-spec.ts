import { Controller, Module } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import Type from 'typebox';
import { ServiceConfig } from '#libs/config';
import { defineEvent } from '#libs/events';
import { EventContext, MessagingRuntime } from '#libs/messaging';
import { defineService } from '#libs/platform';
import { eventually, type FakeClock, startTestService, type TestService } from '#libs/testing';

interface Parcel {
  box: string;
  n: number;
}

const sent = defineEvent({
  topic: 'post.parcels',
  type: 'post.parcel.sent.v1',
  description: 'A parcel of a test.',
  schema: Type.Object({ box: Type.String(), n: Type.Integer() }),
  key: ({ box }: Parcel) => box,
  example: { box: 'a', n: 1 },
});

let isBroken = true;
const handled: string[] = [];

@Controller()
class ParcelConsumer {
  @EventPattern<string>(sent.type)
  async take(@Payload() { box, n }: Parcel, @Ctx() { tx }: EventContext): Promise<void> {
    await tx.query('SELECT 1');
    if (isBroken && n === 1) throw new TypeError('a bug\n  at somewhere');
    handled.push(`${box}${n}`);
  }
}

@Module({ controllers: [ParcelConsumer] })
class ParcelModule {}

const definition = defineService({
  name: 'points',
  config: ServiceConfig,
  module: ParcelModule,
  dataSource: { migrations: [] },
});

describe('the routes of dead letters', () => {
  let service: TestService<FakeClock>;
  const path = '/wps/v2/ops/dead-letters/points';
  const operator = (roles: string[]) =>
    service.as({ kind: 'operator', operatorId: 'op-1', roles, sessionId: 's' });

  beforeAll(async () => {
    service = await startTestService(definition);
    for (const box of ['a', 'b', 'c']) for (const n of [1, 2]) await service.bus.publish(sent, { box, n });
  });

  afterAll(() => service?.close());

  interface Letter {
    id: string;
    key: string;
    status: string;
    reason: string;
  }
  /** The list of a page, whatever the page is of. */
  async function listOf<T>(address: string): Promise<T[]> {
    const { body } = await operator(['events']).get(address);
    return (body.value as unknown as { list: T[] }).list;
  }
  const lettersOf = (query = '') => listOf<Letter>(`${path}${query}`);

  it('list letters by page, type, status and key, to operators with the role only', async () => {
    const page = await operator(['events']).get(`${path}?pageSize=4`);
    expect(page.body.value).toMatchObject({ pageNum: 1, totalPages: 2, totalCount: 6 });
    expect((await lettersOf('?status=DEAD')).map(({ key }) => key).sort()).toEqual(['a', 'b', 'c']);
    expect(await lettersOf('?key=a')).toMatchObject([
      { key: 'a', status: 'DEAD', reason: 'TypeError: a bug' },
      { key: 'a', status: 'PARKED' },
    ]);
    expect(await lettersOf('?type=other.type.here.v1')).toEqual([]);
    expect((await operator(['games']).get(path)).status).toBe(403);
    expect((await service.as({ kind: 'guest' }).get(path)).status).toBe(401);
  });

  it('discard a letter with a reason: it is never applied, and what is parked behind it is', async () => {
    const [letter] = await lettersOf('?key=a&status=DEAD');
    expect((await operator(['events']).post(`${path}/${letter!.id}/discard`, {})).status).toBe(400);
    const answer = await operator(['events']).post(`${path}/${letter!.id}/discard`, { reason: 'sent twice' });
    expect(answer.status).toBe(200);
    await eventually(() => handled.includes('a2'));
    expect(handled).not.toContain('a1');
    expect(
      (await operator(['events']).post(`${path}/${letter!.id}/discard`, { reason: 'again' })).status,
    ).toBe(404);
  });

  it('redrive one key, then all, and record who did it and why', async () => {
    isBroken = false;
    const [letter] = await lettersOf('?key=b&status=DEAD');
    const one = await operator(['events']).post(`${path}/${letter!.id}/redrive`, {
      reason: 'the bug is mended',
    });
    expect(one.body.value).toEqual({ requested: 2 });
    await eventually(() => handled.includes('b2'));
    expect(handled.filter((name) => name.startsWith('b'))).toEqual(['b1', 'b2']);
    const all = await operator(['events']).post(`${path}/redrive`, { type: sent.type, reason: 'the rest' });
    expect(all.body.value).toEqual({ requested: 2 });
    await eventually(async () => (await lettersOf()).length === 0);
    expect(await listOf(`${path}/actions`)).toMatchObject([
      { action: 'REDRIVE', key: 'c', operatorId: 'op-1', reason: 'the rest' },
      { action: 'REDRIVE', key: 'b', reason: 'the bug is mended' },
      { action: 'DISCARD', key: 'a', reason: 'sent twice' },
    ]);
    expect(service.app.get(MessagingRuntime, { strict: false })).toBeDefined();
  });

  it('show how many there are as a metric', async () => {
    await eventually(async () => /dead_letters\{[^}]*status="DEAD"[^}]*\} 0/.test(await metricsOf()));
  });

  const metricsOf = async (): Promise<string> => (await fetch(`${service.url}/metrics`)).text();
});

import { Injectable, Module } from '@nestjs/common';
import { ServiceConfig } from '#libs/config';
import { Transactions } from '#libs/database';
import { defineService, ProjectionRebuild, type EventRun } from '#libs/platform';
import { eventually, type FakeClock, startTestService, type TestService } from '#libs/testing';

/** Held up by the test until it lets go. */
@Injectable()
class CountRebuild extends ProjectionRebuild {
  static held = Promise.withResolvers<string>();

  constructor(transactions: Transactions) {
    super(transactions, {
      ...{ name: 'counts', sourceTable: 'count_source', resetFunction: 'x', swapFunction: 'x' },
      apply: async () => undefined,
    });
  }

  override async start(): Promise<void> {
    const failure = await CountRebuild.held.promise;
    if (failure !== '') throw new Error(failure);
  }

  override async apply(_: EventRun): Promise<void> {}

  override async finish(): Promise<void> {}
}

@Module({ providers: [CountRebuild] })
class CountModule {}

const definition = defineService({
  ...{ name: 'points', config: ServiceConfig, module: CountModule, dataSource: { migrations: [] } },
});

describe('the routes of projections', () => {
  let service: TestService<FakeClock>;
  const path = '/wps/v2/ops/projections/points';
  const operator = (roles = ['events']) =>
    service.as({ kind: 'operator', operatorId: 'op-1', roles, sessionId: 's' });
  const start = () => operator().post(`${path}/counts/rebuild`, { reason: 'a difference was reported' });
  const newest = async () => {
    const { body } = await operator().get(`${path}/counts/rebuild`);
    return (body.value as unknown as { list: { id: string; status: string; error: string | null }[] }).list;
  };
  const ended = async () => {
    const [run] = await eventually(newest, ([first]) => first!.status !== 'RUNNING');
    return run!;
  };

  beforeAll(async () => {
    service = await startTestService(definition);
  });
  afterAll(() => service?.close());
  beforeEach(() => {
    CountRebuild.held = Promise.withResolvers<string>();
  });

  it('list the projections and start one for operators with the role only, with a reason', async () => {
    expect((await operator().get(path)).body.value).toEqual({ list: [{ name: 'counts', last: null }] });
    expect((await operator(['games']).get(path)).status).toBe(403);
    const refused = await operator(['games']).post(`${path}/counts/rebuild`, { reason: 'why not' });
    expect(refused.status).toBe(403);
    expect((await service.as({ kind: 'guest' }).get(path)).status).toBe(401);
    expect((await operator().post(`${path}/counts/rebuild`, {})).status).toBe(400);
    expect((await operator().post(`${path}/other/rebuild`, { reason: 'a typing error' })).status).toBe(404);
    expect(await newest()).toEqual([]);
  });

  it('answer at once, refuse a second one until it ends, and record who, why and how it ended', async () => {
    const { status, body } = await start();
    expect([status, body.value]).toEqual([
      200,
      expect.objectContaining({ status: 'RUNNING', operatorId: 'op-1', reason: 'a difference was reported' }),
    ]);
    const second = await start();
    expect([second.status, second.body.code]).toEqual([409, 'REBUILD_RUNNING']);
    CountRebuild.held.resolve('the table is gone');
    expect(await ended()).toMatchObject({ status: 'FAILED', error: 'Error: the table is gone' });
    CountRebuild.held = Promise.withResolvers<string>();
    expect((await start()).status).toBe(200);
    CountRebuild.held.resolve('the table is gone again');
    await ended();
    expect(await newest()).toHaveLength(2);
  });

  it('take over from a process that has not been seen for a minute', async () => {
    await service.pool.query(
      `INSERT INTO projection_rebuild (projection, operator_id, reason, seen_at)
       VALUES ('counts', 'op-0', 'before the crash', now() - interval '2 minutes')`,
    );
    expect((await start()).status).toBe(200);
    CountRebuild.held.resolve('over');
    await ended();
    expect((await newest())[1]).toMatchObject({ status: 'FAILED', error: 'the process ended' });
  });
});

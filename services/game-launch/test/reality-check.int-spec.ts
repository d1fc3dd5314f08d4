import { randomUUID } from 'node:crypto';
import { Controller, Get, Module } from '@nestjs/common';
import { Internal } from '#libs/auth';
import { ServiceConfig } from '#libs/config';
import { realityCheckScheduled } from '#libs/events';
import { defineService } from '#libs/platform';
import { startTestService, type FakeClock, type TestService } from '#libs/testing';
import { World } from './support/world.js';

/** State of the member service that no event has delivered yet. */
const known = { due: true, nextAt: null as string | null, asked: 0 };

@Controller('internal/reality-checks')
@Internal('game-launch')
class MemberController {
  @Get(':memberId')
  read(): object {
    known.asked += 1;
    return { due: known.due, nextAt: known.nextAt };
  }
}

@Module({ controllers: [MemberController] })
class MemberModule {}

describe('REG-G19 a game does not open while a reality check waits for its answer', () => {
  let member: TestService<FakeClock>;
  let world: World;

  beforeAll(async () => {
    member = await startTestService(
      defineService({ name: 'member', config: ServiceConfig, module: MemberModule, messaging: 'none' }),
    );
    world = await World.start({}, { member: member.url });
  });
  afterAll(async () => {
    await world?.close();
    await member?.close();
  });
  beforeEach(() => Object.assign(known, { due: true, nextAt: null, asked: 0 }));

  const at = (minutes: number) =>
    new Date(world.service.clock.now().getTime() + minutes * 60_000).toISOString();
  const schedule = (memberId: string, dueAt: string | undefined, published = 0) =>
    world.service.bus.publish(realityCheckScheduled, {
      memberId,
      ...(dueAt !== undefined && { dueAt }),
      at: at(published),
    });
  const launch = async (memberId: string, type: 0 | 4 = 0) => {
    const answer = await world
      .as(memberId, type)
      .post('/wps/game/launchGame', { gameId: 'seng-dragon-pearl' });
    return answer.status === 200 ? 'launched' : answer.body.code;
  };

  it('refuses a launch while a check is due, single and batched, for this member only', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    await schedule(one, at(-1));
    expect(await launch(one)).toBe('REALITY_CHECK_DUE');
    expect(await launch(other)).toBe('launched');
    const shared = await world.service
      .as({ kind: 'service', name: 'gateway' })
      .post('/internal/launches/shared', {
        memberIds: [one, other],
        accountTypes: [0, 0],
        requests: [0, 0].map(() => JSON.stringify({ gameId: 'seng-dragon-pearl', language: 'VI' })),
        askedFrom: ['', ''],
      });
    expect((shared.body.value as unknown as unknown[]).map((answer) => answer !== null)).toEqual([
      false,
      true,
    ]);
    expect(await launch(one, 4)).toBe('launched');
  });

  it('does not ask the member service before a check is due or when it is switched off', async () => {
    const one = randomUUID();
    await schedule(one, at(30));
    expect(await launch(one)).toBe('launched');
    world.service.clock.advance(31 * 60_000);
    expect(await launch(one)).toBe('REALITY_CHECK_DUE');
    await schedule(one, undefined);
    expect(await launch(one)).toBe('launched');
    expect(known.asked).toBe(1);
  });

  it('trusts the member service if the answer has overtaken the event, and asks once', async () => {
    const one = randomUUID();
    await schedule(one, at(-1), -1);
    Object.assign(known, { due: false, nextAt: at(30) });
    expect([await launch(one), await launch(one)]).toEqual(['launched', 'launched']);
    expect(known.asked).toBe(1);
    world.service.clock.advance(31 * 60_000);
    known.due = true;
    expect(await launch(one)).toBe('REALITY_CHECK_DUE');
  });

  it('ignores a late event', async () => {
    const one = randomUUID();
    await schedule(one, at(60), 0);
    await schedule(one, at(-5), -10);
    expect(await launch(one)).toBe('launched');
  });
});

import { jest } from '@jest/globals';
import { Pool } from '#libs/database';
import { JobsService, type JobState } from '#libs/jobs';
import { eventually } from '#libs/testing';
import { startWholePlatform, type WholePlatform } from '../support/whole-platform.js';

/** Jobs that run every few seconds; what runs less often is opened only. */
const frequent = {
  auth: ['enforce-account-statuses'],
  wallet: ['advance-deposits', 'append-hash-chain', 'audit-ledger', 'expire-holds', 'roll-up-ledger'],
  'game-launch': ['recover-provider-transactions'],
  member: ['apply-missed-decisions'],
} as const;
const seldom = {
  auth: ['delete-expired-rows', 'rotate-payload-keys'],
  wallet: ['ensure-posting-months'],
  lottery: ['fill-calendar'],
  'game-launch': ['delete-old-play'],
} as const;

describe('the jobs of every service', () => {
  let platform: WholePlatform;
  jest.setTimeout(180_000);

  beforeAll(async () => {
    platform = await startWholePlatform();
  });
  afterAll(() => platform?.close());

  const appOf = (name: string) => [...platform.services].find(([service]) => service === name)![1].app;
  const statesOf = (name: string) => appOf(name).get(JobsService).states();

  async function untilRun(service: string, wanted: readonly string[]): Promise<JobState[]> {
    return eventually(
      () => statesOf(service),
      (states) => {
        const ran = new Set(states.filter(({ lastSuccessAt }) => lastSuccessAt).map(({ name }) => name));
        return wanted.every((name) => ran.has(name));
      },
      { what: `all jobs of ${service} run`, seconds: 100 },
    );
  }

  it.each(Object.entries(frequent))(
    'of %s run with the rights of its runtime role',
    async (service, jobs) => {
      const states = await untilRun(service, jobs);
      expect(states.filter(({ failed }) => failed > 0)).toEqual([]);
    },
  );

  it.each(Object.entries(seldom))('of %s that run seldom are open', async (service, jobs) => {
    expect((await statesOf(service)).map(({ name }) => name)).toEqual(expect.arrayContaining([...jobs]));
  });

  it.each(['auth', 'wallet', 'game-launch', 'member', 'lottery'])(
    'of %s cannot change their schema',
    async (service) => {
      const [role] = await appOf(service)
        .get(Pool)
        .query<{ usage: boolean; change: boolean; owner: boolean }[]>(
          `SELECT has_schema_privilege('jobs', 'USAGE') AS usage, has_schema_privilege('jobs', 'CREATE') AS change,
                  pg_has_role(current_user, nspowner, 'MEMBER') AS owner
             FROM pg_namespace WHERE nspname = 'jobs'`,
        );
      expect(role).toEqual({ usage: true, change: false, owner: false });
    },
  );
});

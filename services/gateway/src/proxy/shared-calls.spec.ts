import type { MemberPrincipal } from '#libs/auth';
import { SharedCalls, type SharedRequest } from './shared-calls.js';

const member = (memberId: string): MemberPrincipal => ({
  kind: 'member',
  memberId,
  accountType: 0,
  sessionId: `session of ${memberId}`,
});
const balance = { owner: 'wallet', path: '/internal/balances/shared', withBodies: false } as const;
const launch = { owner: 'game-launch', path: '/internal/launches/shared', withBodies: true } as const;
const request = (text: string, about: Partial<SharedRequest> = {}): SharedRequest => ({
  member: member('an'),
  body: Buffer.from(text),
  contentType: 'application/json',
  ...about,
});

describe('calls that members share', () => {
  it('ask the owner once for concurrent members and give each their own value', async () => {
    const asked: string[][] = [];
    const shared = new SharedCalls({
      call: async <T>(_to: unknown, _method: unknown, _path: unknown, options?: { body?: unknown }) => {
        const memberIds = (options!.body as { memberIds: string[] }).memberIds;
        asked.push(memberIds);
        return memberIds.map((id) => `balance of ${id}`) as T;
      },
    });
    const names = ['an', 'binh', 'chi'];
    const answers = await Promise.all(names.map((name) => shared.answer(balance, { member: member(name) })));
    expect(answers).toEqual(names.map((name) => `balance of ${name}`));
    expect(asked).toEqual([names]);
  });

  it('SEC-S18 return nothing if the owner’s answer has a wrong count', async () => {
    const shared = new SharedCalls({ call: async <T>() => ['balance of a member'] as T });
    const answers = await Promise.allSettled([
      shared.answer(balance, { member: member('an') }),
      shared.answer(balance, { member: member('binh') }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('carry each body unchanged, and the page it was sent from', async () => {
    let sent: unknown;
    const shared = new SharedCalls({
      call: async <T>(_to: unknown, _method: unknown, _path: unknown, options?: { body?: unknown }) => {
        sent = options!.body;
        return ['opened'] as T;
      },
    });
    const askedFrom = 'https://sen.example/rng';
    expect(await shared.answer(launch, request('{"gameId":"R01"}', { askedFrom }))).toBe('opened');
    expect(sent).toEqual({
      memberIds: ['an'],
      accountTypes: [0],
      requests: ['{"gameId":"R01"}'],
      askedFrom: [askedFrom],
    });
  });

  it('leave refused and unshareable requests to be forwarded alone', async () => {
    let calls = 0;
    const shared = new SharedCalls({
      call: async <T>() => {
        calls += 1;
        return [null] as T;
      },
    });
    expect(await shared.answer(launch, request('{}'))).toBeUndefined();
    expect(calls).toBe(1);
    for (const unfit of [
      request('x'.repeat(513)),
      request('gameId=R01', { contentType: 'application/x-www-form-urlencoded' }),
      request('{}', { askedFrom: `https://${'x'.repeat(600)}` }),
      { member: member('an') },
    ])
      expect(await shared.answer(launch, unfit)).toBeUndefined();
    expect(calls).toBe(1);
  });
});

import type { MemberPrincipal } from '#libs/auth';
import { SharedReads } from './shared-reads.js';

const member = (memberId: string): MemberPrincipal => ({
  kind: 'member',
  memberId,
  accountType: 0,
  sessionId: `session of ${memberId}`,
});
const balance = { owner: 'wallet', path: '/internal/balances/shared' } as const;

describe('reads that members share', () => {
  it('ask the owner once for those who come together, and give each his own', async () => {
    const asked: string[][] = [];
    const shared = new SharedReads({
      call: async <T>(_to: unknown, _method: unknown, _path: unknown, options?: { body?: unknown }) => {
        const memberIds = (options!.body as { memberIds: string[] }).memberIds;
        asked.push(memberIds);
        return memberIds.map((id) => `balance of ${id}`) as T;
      },
    });
    const names = ['an', 'binh', 'chi'];
    const answers = await Promise.all(names.map((name) => shared.read(balance, member(name))));
    expect(answers).toEqual(names.map((name) => `balance of ${name}`));
    expect(asked).toEqual([names]);
  });

  it('SEC-S18 show nobody anything where the owner left one out', async () => {
    const shared = new SharedReads({ call: async <T>() => ['balance of somebody'] as T });
    const answers = await Promise.allSettled([
      shared.read(balance, member('an')),
      shared.read(balance, member('binh')),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});

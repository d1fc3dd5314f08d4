import { DomainError } from '#libs/platform';
import { FundPasswordService } from './fund-password.service.js';

const memberId = '0191f2a0-0000-7000-8000-00000000000a';
const other = '0191f2a0-0000-7000-8000-00000000000b';

describe('the queue of a member at the fund password', () => {
  let compare: () => void;
  let service: FundPasswordService;

  beforeEach(() => {
    const compared = new Promise<void>((resolve) => (compare = resolve));
    const rows = {
      reserveTry: () => Promise.resolve({ hash: 'h', tries: 1 }),
      forgetTries: () => Promise.resolve(),
    };
    const passwords = { verify: () => compared.then(() => true) };
    service = new FundPasswordService(rows as never, passwords as never, { now: () => new Date() });
  });

  const outcomeOf = (call: Promise<void>) =>
    call.then(
      () => 'ok',
      (error: unknown) => error as DomainError,
    );

  it('is short: what comes beyond it is asked to come again, and keeps no other member waiting', async () => {
    const calls = Array.from({ length: 25 }, () => outcomeOf(service.verify(memberId, '246810')));
    const another = outcomeOf(service.verify(other, '246810'));
    compare();
    expect(await another).toBe('ok');
    const outcomes = await Promise.all(calls);
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(8);
    for (const refusal of outcomes.filter((outcome) => outcome !== 'ok'))
      expect(refusal).toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429, retryAfterSeconds: 1 });
    expect(await outcomeOf(service.verify(memberId, '246810'))).toBe('ok');
  });
});

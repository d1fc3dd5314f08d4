import { DomainError, ServiceUnavailable, type ServiceClient } from '#libs/platform';
import { isFinalBetRefusal, WalletPostings } from './wallet-postings.js';

const answering = (answer: () => unknown): WalletPostings =>
  new WalletPostings({ call: () => Promise.resolve().then(answer) } as unknown as ServiceClient);

describe('postings at the wallet', () => {
  it('give the outcome, the balance and the id of the posting', async () => {
    const postings = answering(() => ({ outcome: 'ACCEPTED', balance: '9007199254740993', postingId: 'p' }));
    expect(await postings.post('bet', 'm', {})).toEqual({
      outcome: 'ACCEPTED',
      balance: 9_007_199_254_740_993n,
      postingId: 'p',
    });
  });

  it('give a refusal by an error code as an outcome', async () => {
    const postings = answering(() => {
      throw new DomainError('SELF_EXCLUDED', { status: 422, en: '', vi: '' });
    });
    const { outcome, balance } = await postings.post('bet', 'm', {});
    expect(isFinalBetRefusal(outcome)).toBe(true);
    expect(balance).toBeNull();
  });

  it('give of legs that are posted together the balance after the last that touches it', async () => {
    const legs = [
      { outcome: 'ACCEPTED', balance: '900', postingId: 'p1' },
      { outcome: 'ACCEPTED', balance: '950', postingId: 'p2' },
      { outcome: 'ACCEPTED', balance: null, postingId: 'p3' },
    ];
    const body = { externalId: 'g', legs: [] };
    const postings = answering(() => ({ outcome: 'ACCEPTED', legs }));
    expect(await postings.postLegs('m', body)).toEqual({
      outcome: 'ACCEPTED',
      balance: 950n,
      postingId: 'p2',
    });
    const shares = answering(() => ({ outcome: 'ACCEPTED', legs: legs.slice(2) }));
    expect(await shares.postLegs('m', body)).toEqual({ outcome: 'ACCEPTED', balance: null, postingId: null });
  });

  it('throw where nothing is known, so that the call is repeated', async () => {
    const postings = answering(() => {
      throw new ServiceUnavailable('wallet', 'timeout');
    });
    await expect(postings.post('bet', 'm', {})).rejects.toThrow(ServiceUnavailable);
  });

  it('leave out of a batch what was not posted', async () => {
    const item = { kind: 'WIN', memberId: 'm', externalId: 'e' };
    const postings = answering(() => ({ items: [{ posting: { outcome: 'ACCEPTED' } }, { posting: null }] }));
    const [first, second, third] = await postings.postAll([item, item, item]);
    expect(first?.outcome).toBe('ACCEPTED');
    expect([second, third]).toEqual([undefined, undefined]);
  });
});

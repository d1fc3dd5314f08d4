import { entryFor } from './support.rules.js';

const vip = { csType: 'VIP', path: '/vip' } as const;
const chat = { csType: 'LIVECHAT', path: '/chat' } as const;

describe('customer service', () => {
  it.each([
    [0, chat],
    [4, chat],
    [5, vip],
    [9, vip],
  ])('SPEC-6.10 of rank %d is the one above rank 4, else live chat', (rank, entry) => {
    expect(entryFor(rank, [vip, chat])).toEqual(entry);
  });

  it('SPEC-6.10 is live chat if the brand has no VIP desk, and nothing if it has neither', () => {
    expect(entryFor(7, [chat])).toEqual(chat);
    expect(entryFor(0, [vip])).toBeUndefined();
    expect(entryFor(7, [])).toBeUndefined();
  });
});

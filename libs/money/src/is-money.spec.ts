import 'reflect-metadata';
import { validateSync } from 'class-validator';
import { IsMoney } from './is-money.js';

class Usual {
  @IsMoney()
  amount!: unknown;
}
class Bounded {
  @IsMoney({ min: -500n, max: 500n }, { groups: ['all'] })
  amount!: unknown;
}
const faults = (dto: object, amount: unknown, groups: string[] = []) =>
  validateSync(Object.assign(dto, { amount }), { groups }).flatMap(({ constraints }) =>
    Object.values(constraints!),
  );

describe('an amount in a request', () => {
  it('WAL-I14 is a decimal string with two places, above zero and up to 10^16 minor units', () => {
    for (const good of ['0.01', '100000000000000.00'])
      expect([good, faults(new Usual(), good)]).toEqual([good, []]);
    for (const bad of [
      '0.00',
      '-0.01',
      '100000000000000.01',
      '1',
      '1.000',
      '',
      1,
      1n,
      null,
      undefined,
      ['1.00'],
    ])
      expect(faults(new Usual(), bad)).toEqual(['amount is an amount from 0.01 to 100000000000000.00']);
  });

  it('keeps to bounds of its own, which belong to it, and to the options given', () => {
    for (const good of ['-5.00', '5.00']) expect(faults(new Bounded(), good, ['all'])).toEqual([]);
    for (const bad of ['-5.01', '5.01'])
      expect(faults(new Bounded(), bad, ['all'])).toEqual(['amount is an amount from -5.00 to 5.00']);
    expect(
      validateSync(Object.assign(new Bounded(), { amount: '5.01' }), {
        groups: ['other'],
        forbidUnknownValues: false,
      }),
    ).toEqual([]);
    const [fault] = validateSync(Object.assign(new Usual(), { amount: '' }));
    expect([fault!.property, Object.keys(fault!.constraints!)]).toEqual(['amount', ['isMoney']]);
  });
});

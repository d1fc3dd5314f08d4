import { senVang } from '../../seed/sen-vang.js';
import type { BrandConfiguration } from './brand.configuration.js';
import { completed, namesOf } from './brand.defaults.js';

const stored = (over: Partial<BrandConfiguration>) => ({ ...senVang.configuration, ...over });
const stateOf = ({ whitelabel }: BrandConfiguration, name: string) => {
  const all = whitelabel.flatMap(function flat(node): { modId: string; enabled: string }[] {
    return [node, ...(node.childrenNodes ?? []).flatMap(flat)];
  });
  return all.filter(({ modId }) => modId === name).map(({ enabled }) => enabled);
};

describe('a brand that was stored before a flag came to be', () => {
  it('SPEC-3.10 has every switch once, those that are new to it off, wherever they stand', () => {
    const brand = completed(
      stored({
        whitelabel: [
          { modId: 'MEMBERCENTER3', enabled: '1', childrenNodes: [{ modId: 'DEPOSIT3', enabled: '1' }] },
        ],
      }),
    );
    const names = brand.whitelabel.flatMap(namesOf);
    expect(new Set(names)).toEqual(new Set(senVang.configuration.whitelabel.flatMap(namesOf)));
    expect(names).toHaveLength(new Set(names).size);
    for (const [name, state] of [
      ['PHONEAUTH3', '0'],
      ['REGISTER3', '0'],
      ['WITHDRAW3', '0'],
      ['MEMBERCENTER3', '1'],
      ['DEPOSIT3', '1'],
    ] as const)
      expect([name, ...stateOf(brand, name)]).toEqual([name, state]);
  });

  it('SPEC-3.10 keeps the place of a switch, and a switch that is no longer known', () => {
    const brand = completed(
      stored({
        whitelabel: [{ modId: 'OLD3', enabled: '1', childrenNodes: [{ modId: 'PHONEAUTH3', enabled: '1' }] }],
      }),
    );
    expect(stateOf(brand, 'PHONEAUTH3')).toEqual(['1']);
    expect(stateOf(brand, 'OLD3')).toEqual(['1']);
  });

  it('SPEC-3.10 leaves a complete brand as it is', () => {
    expect(completed(senVang.configuration)).toEqual(senVang.configuration);
  });
});

import { faultsOf, layoutOf, layouts } from '../src/index.js';
import { numbersFrom, randomResult } from './spaces.js';

const six = ['01', '02', '03', '04', '05', '06'];

describe('Results and their layouts', () => {
  it.each(Object.keys(layouts))('a complete result of %s has no fault', (id) => {
    const below = numbersFrom(11);
    for (let round = 0; round < 50; round++)
      expect(faultsOf(layoutOf(id), randomResult(layoutOf(id), below))).toEqual([]);
  });

  it('the northern sheet has 27 numbers of 107 digits, a station 18 of 82', () => {
    const size = (id: string): [number, number] => [
      layoutOf(id).slots.reduce((sum, slot) => sum + slot.count, 0),
      layoutOf(id).slots.reduce((sum, slot) => sum + slot.count * slot.digits, 0),
    ];
    expect(size('MB27')).toEqual([27, 107]);
    expect(size('MN18')).toEqual([18, 82]);
  });

  it.each([
    ['a slot is missing', 'K3', {}, ['D: missing']],
    ['a value is missing', 'K3', { D: ['1', '2'] }, ['D: 2 values of 3']],
    ['a value has no leading zero', 'PK10', { R: ranks('1') }, ['R: 1 is not 2 digits']],
    ['a value is outside the range', 'K3', { D: ['1', '2', '7'] }, ['D: 7 is outside 1–6']],
    ['a ball occurs twice', 'PK10', { R: ranks('02') }, ['R: a value occurs twice']],
    ['a slot is not of the layout', 'K3', { D: ['1', '2', '3'], E: ['1'] }, ['E: no such slot']],
    ['the bonus repeats a ball', 'L655', { B: six, BONUS: ['06'] }, ['B and BONUS: a ball occurs twice']],
  ])('%s', (_name, id, result, faults) => {
    expect(faultsOf(layoutOf(id), result)).toEqual(faults);
  });
});

function ranks(first: string): string[] {
  return [first, '02', '03', '04', '05', '06', '07', '08', '09', '10'];
}

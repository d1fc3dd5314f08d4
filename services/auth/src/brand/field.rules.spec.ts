import { ageOn, enabledFields, fieldProblem, fieldProblems, type FieldRule } from './field.rules.js';

const rule = (over: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: false,
  patternId: 0,
  minLength: 0,
  maxLength: 255,
  ...over,
});
const accepts = (patternId: number, value: string) =>
  fieldProblem('f', value, rule({ patternId })) === undefined;

describe('SPEC-5.1 the patterns of registration fields', () => {
  it.each<[number, string, string[], string[]]>([
    [0, 'plain length', ['anything at all', 'ẹ!'], []],
    [
      1,
      'starts with a letter, mixes letters and digits',
      ['sen88', 'S1'],
      ['88sen', 'sen', '123', 'sen 88', 'sén88', 'sen_88'],
    ],
    [2, 'letters and Chinese characters', ['Nguyễn', '莲花', 'abc莲'], ['a1', 'a b', 'a-b']],
    [
      3,
      'e-mail',
      ['a@b.vn', 'hoa.sen+1@mail.example.com'],
      ['a@b', '@b.vn', 'a b@c.vn', 'a@@b.vn', 'a@b..vn'],
    ],
    [4, 'letters and digits, no special characters', ['abc', '123', 'a1'], ['a_b', 'a b', 'ạ', 'a-1']],
    [5, 'mix of letters and digits', ['a1', '1a'], ['abc', '123', 'a1!']],
    [6, 'digits only', ['0', '0901234567'], ['12a', '١٢', '1 2', '-1']],
    [7, 'letters and digits with an uppercase letter', ['Abc1', 'a1B'], ['abc1', 'ABC', 'A1!']],
    [8, 'English letters and spaces', ['NGUYEN VAN A', 'an'], ['Nguyễn An', 'an1', ' an', 'an ', 'a  b']],
    [9, 'no spaces', ['a_b@1', 'ắ'], ['a b', 'a\tb', 'a\u00a0b']],
    [10, 'Chinese characters and punctuation', ['莲花，香。'], ['abc', '莲 花', '1']],
    [11, 'not shown: no rule of its own', ['whatever 1!'], []],
    [12, 'letters plus spaces', ['Nguyễn Văn An', 'An'], ['An 1', ' An', 'An-Bình']],
  ])('%i: %s', (id, _meaning, good, bad) => {
    expect(good.filter((value) => !accepts(id, value))).toEqual([]);
    expect(bad.filter((value) => accepts(id, value))).toEqual([]);
  });

  it('counts characters and includes both bounds', () => {
    const bounded = rule({ minLength: 3, maxLength: 5 });
    const lengths = ['ab', 'abc', 'sénvà', 'abcdef', '莲花莲花莲'].map(
      (value) => fieldProblem('f', value, bounded)?.reason,
    );
    expect(lengths).toEqual(['length', undefined, undefined, 'length', undefined]);
  });

  it("adds the rule's own accepted pattern to that of its id", () => {
    const own = rule({ patternId: 4, acceptedPattern: '^sen' });
    expect(fieldProblem('f', 'sen88', own)).toBeUndefined();
    expect(fieldProblem('f', 'lan88', own)?.reason).toBe('pattern');
    expect(fieldProblem('f', 'sen_8', own)?.reason).toBe('pattern');
  });

  it('returns the bounds and the id of a problem', () => {
    expect(fieldProblem('username', 'a', rule({ patternId: 1, minLength: 6, maxLength: 16 }))).toEqual({
      field: 'username',
      reason: 'length',
      patternId: 1,
      minLength: 6,
      maxLength: 16,
    });
  });
});

describe('SPEC-5.2 the registration form', () => {
  const rules = {
    username: rule({ required: true, patternId: 1 }),
    email: rule({ patternId: 3 }),
    qqNum: rule({ enabled: false, required: true, patternId: 6 }),
  };

  it('asks for what is required, lets the rest be empty, and does not look at fields that are switched off', () => {
    expect(fieldProblems({ email: '' }, rules)).toMatchObject([{ field: 'username', reason: 'required' }]);
    expect(fieldProblems({ username: 'sen88', email: 'x', qqNum: 'abc' }, rules)).toMatchObject([
      { field: 'email', reason: 'pattern' },
    ]);
  });

  it('keeps nothing of fields that are switched off', () => {
    expect(enabledFields({ username: 'sen88', email: '', qqNum: '123', other: 'x' }, rules)).toEqual({
      username: 'sen88',
    });
  });

  it('REG-G1.1 SPEC-9.20 counts age by the day', () => {
    expect(ageOn('2008-11-21', '2026-11-21')).toBe(18);
    expect(ageOn('2008-11-22', '2026-11-21')).toBe(17);
    expect(ageOn('2000-01-01', '2026-11-21')).toBe(26);
  });
});

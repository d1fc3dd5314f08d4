import type { Play } from '../play.js';
import { typeOf } from '../play-type.js';
import { diceTexts, fiveOfElevenTexts, kenoTexts, lottoTexts, max3dTexts, raceTexts } from './balls.js';
import { digitTexts, pc28Texts } from './digits.js';
import type { PlayTexts } from './play-text.js';
import { fourDigitTexts, postTexts, thaiTexts, togelTexts } from './sea.js';
import { vietnamTexts } from './vietnam.js';

export type PlayLanguage = 'vi' | 'en';

const families: Readonly<Record<string, PlayTexts>> = {
  VN: vietnamTexts,
  SSC: digitTexts,
  PC28: pc28Texts,
  K3: diceTexts,
  PK10: raceTexts,
  L11X5: fiveOfElevenTexts,
  KENO: kenoTexts,
  LOTTO: lottoTexts,
  MAX3D: max3dTexts,
  THAI: thaiTexts,
  FOUR: fourDigitTexts,
  TOGEL: togelTexts,
  POSTS: postTexts,
};

const places: Readonly<Record<PlayLanguage, Readonly<Record<string, string>>>> = {
  vi: {
    FIRST: 'đầu',
    MIDDLE: 'giữa',
    LAST: 'cuối',
    ALL: '',
    A: 'đài A',
    B: 'đài B',
    C: 'đài C',
    D: 'đài D',
    F: 'đài F',
    I: 'đài I',
    N: 'đài N',
    K: 'đài K',
    LO: 'lô A–D',
    LO8: 'lô 8 đài',
  },
  en: {
    FIRST: 'first',
    MIDDLE: 'middle',
    LAST: 'last',
    ALL: '',
    A: 'post A',
    B: 'post B',
    C: 'post C',
    D: 'post D',
    F: 'post F',
    I: 'post I',
    N: 'post N',
    K: 'post K',
    LO: 'posts A–D',
    LO8: 'all posts',
  },
};

/** Name and rule of a play in a language; the place, where a play has several, follows the name. */
export function playText(
  play: Pick<Play, 'group' | 'code'>,
  language: PlayLanguage,
): { name: string; rule: string } {
  const { family, type, place } = typeOf(play);
  const found = families[family]?.[type];
  if (!found) throw new Error(`${play.group} ${play.code} has no text`);
  const [name, rule] = found[language];
  const at = place && places[language][place];
  return { name: at ? `${name}, ${at}` : name, rule };
}

const forms: Readonly<Record<Play['rule']['kind'], readonly [vi: string, en: string]>> = {
  numbers: ['Chọn một hoặc nhiều số.', 'Choose one number or several.'],
  each: [
    'Chọn số cho từng vị trí; vị trí để trống không tính tiền.',
    'Choose for each position; an empty one costs nothing.',
  ],
  sequence: ['Chọn một hoặc nhiều số cho mỗi vị trí.', 'Choose one number or several for each position.'],
  subset: [
    'Chọn đủ số lượng; chọn thêm sẽ ghép thành nhiều vé.',
    'Choose enough numbers; more make several tickets.',
  ],
  roles: ['Chọn số cho từng nhóm.', 'Choose the numbers of each group.'],
  options: ['Chọn một hoặc nhiều cửa.', 'Choose one side or several.'],
};

/** The texts behind the keys of explanations, for a page's catalogue. */
export function playCatalogue(language: PlayLanguage): Record<string, string> {
  const index = language === 'vi' ? 0 : 1;
  return Object.fromEntries([
    ...Object.entries(forms).map(([kind, texts]) => [`lottery.rule.${kind}`, texts[index]]),
    ...Object.entries(places[language]).map(([place, at]) => [`lottery.place.${place}`, at]),
    ...Object.entries(families).flatMap(([family, texts]) =>
      Object.entries(texts).flatMap(
        ([
          type,
          {
            [language]: [name, rule],
          },
        ]) => [
          [`lottery.play.${family}.${type}.name`, name],
          [`lottery.play.${family}.${type}.rule`, rule],
        ],
      ),
    ),
  ]) as Record<string, string>;
}

/** Families and types that have texts, for the comparison with the plays. */
export const textNames = (): string[] =>
  Object.entries(families).flatMap(([family, texts]) =>
    Object.keys(texts).map((type) => `${family} ${type}`),
  );

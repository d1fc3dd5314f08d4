import {
  allPlays,
  defaultOddsBook,
  explain,
  modesOfGroup,
  oddsFor,
  optionText,
  playCatalogue,
  playGroups,
  playText,
  typeOf,
} from '../src/index.js';
import { groupsNamed } from '../src/texts/groups.js';
import { textNames } from '../src/texts/index.js';

const languages = ['vi', 'en'] as const;

describe('Texts of plays', () => {
  it('every type of play has a text, and every text a play', () => {
    const types = new Set(allPlays().map((play) => `${typeOf(play).family} ${typeOf(play).type}`));
    expect(textNames().toSorted()).toEqual([...types].toSorted());
  });

  it('every group of plays has a name', () => {
    expect(groupsNamed().toSorted()).toEqual(playGroups.toSorted());
  });

  it.each(languages)('names are distinct within a group, and rules are sentences (%s)', (language) => {
    for (const [group, plays] of Map.groupBy(allPlays(), (play) => play.group)) {
      const names = plays.map((play) => playText(play, language).name);
      expect({ group, names: new Set(names).size }).toEqual({ group, names: names.length });
      for (const name of names) expect(name).toMatch(/^[\p{Lu}\d]/u);
      for (const play of plays) expect(playText(play, language).rule).toMatch(/^[\p{Lu}\d].*\.$/u);
    }
  });

  it.each(languages)('every option has a text, distinct within its play (%s)', (language) => {
    for (const play of allPlays()) {
      if (play.rule.kind !== 'options') continue;
      const texts = play.rule.options.map(({ code }) => optionText(code, language));
      expect({ play: play.code, texts: new Set(texts).size }).toEqual({
        play: play.code,
        texts: texts.length,
      });
    }
  });

  it.each(languages)('the catalogue has every key of every explanation (%s)', (language) => {
    const catalogue = playCatalogue(language);
    const book = defaultOddsBook();
    for (const play of allPlays()) {
      const { nameKey, ruleKey, selectKey, placeKey } = explain(
        play,
        oddsFor(book, modesOfGroup[play.group]![0]!, play),
      );
      for (const key of [nameKey, ruleKey, selectKey]) expect(catalogue[key]).toMatch(/./);
      if (placeKey) expect(catalogue[placeKey]).toBeDefined();
    }
  });

  it('positions and posts follow the name', () => {
    expect(playText({ group: 'SSC', code: 'STRAIGHT3_LAST' }, 'vi').name).toBe('3 số đúng vị trí, cuối');
    expect(playText({ group: 'POSTS', code: 'LO_2D' }, 'en').name).toBe('2D, posts A–D');
    expect(playText({ group: 'POSTS', code: 'LO8_2D' }, 'en').name).toBe('2D, all posts');
    expect(optionText('12DRAGON', 'vi')).toBe('1–2 Rồng');
    expect(optionText('10BIG', 'en')).toBe('10 Big');
    expect(optionText('AS_KOP_KEMBANG', 'en')).toBe('As Kop Rising (kembang)');
    expect(optionText('BIG_ODD', 'vi')).toBe('Tài Lẻ');
    expect(optionText('S18', 'en')).toBe('18');
  });
});

import { wordsIn, wordsInSql } from './scan.ts';

const found = (source: string) => wordsIn(source).map(({ place, word }) => `${place} ${word}`);

describe('the check of words', () => {
  it('finds a listed word within an identifier, however it is written', () => {
    expect(found('const tellSettled = relayBury; kill(MortalWallet)')).toEqual([
      'identifier tell',
      'identifier bury',
      'identifier mortal',
    ]);
  });

  it('leaves words alone that only contain a listed one', () => {
    expect(found('const intelligent = reburying; // retold stories')).toEqual([]);
  });

  it('distinguishes comments, test titles and messages', () => {
    expect(found('// whoever asks')).toEqual(['comment whoever']);
    expect(found("it('is told once', () => { log.warn('nobody answers'); });")).toEqual([
      'title told',
      'message nobody',
    ]);
    expect(found("throw new Error('goes on for ever')")).toEqual(['message goes on', 'message for ever']);
  });

  it('reads a text for players nowhere', () => {
    expect(found("const texts = { help: 'Tell us more' };")).toEqual([]);
  });

  it('reads names and comments of SQL', () => {
    expect(wordsInSql('CREATE FUNCTION tell_chart() -- whoever calls').map(({ word }) => word)).toEqual([
      'tell',
      'whoever',
    ]);
  });
});

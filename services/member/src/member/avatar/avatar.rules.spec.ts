import { drawing, drawings } from './avatar.art.js';
import { avatarOf, isDrawing, pictureOf } from './avatar.rules.js';

describe('avatars', () => {
  it('SPEC-3.13 are a drawing of ours until a member chooses, then what was chosen', () => {
    const id = '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10';
    expect(avatarOf(id, null)).toEqual(avatarOf(id, null));
    expect(isDrawing(avatarOf(id, null).avatar)).toBe(true);
    expect(avatarOf(id, '7')).toEqual({ avatar: '7', avatarType: 'STATIC' });
    expect(avatarOf(id, 'avatars/abc.png')).toEqual({ avatar: 'abc.png', avatarType: 'CUSTOM' });
    expect(pictureOf({ avatar: '7', avatarType: 'STATIC' })).toBe('/wps/v2/avatars/pictures/7.svg');
  });

  it('are 24 different drawings, each a picture without script or link', () => {
    const all = Array.from({ length: drawings }, (_, at) => drawing(at + 1));
    expect(new Set(all).size).toBe(24);
    for (const svg of all) {
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 128 128"/);
      expect(svg).not.toMatch(/<script|href|undefined|NaN/);
    }
  });

  it.each(['0', '25', '1.5', '01', '-1', '', 'x', '99'])('%j is no drawing', (avatar) => {
    expect(isDrawing(avatar)).toBe(false);
  });
});

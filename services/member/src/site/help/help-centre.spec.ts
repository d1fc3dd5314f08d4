import { helpCentre } from './help-centre.js';

const [vi, en] = [helpCentre('vi', 'Sen Vàng'), helpCentre('en', 'Sen Vàng')];
const shapeOf = (centre: typeof vi) =>
  centre.map(({ id, articles }) => [id, articles.map((article) => [article.id, article.steps.length])]);

describe('the help centre', () => {
  it('SPEC-7.5.4 says the same in Vietnamese and English, article by article', () => {
    expect(shapeOf(vi)).toEqual(shapeOf(en));
    expect(vi.flatMap(({ articles }) => articles).length).toBeGreaterThanOrEqual(18);
    const ids = vi.flatMap(({ articles }) => articles.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('names the brand, and holds whole texts', () => {
    for (const centre of [vi, en]) {
      expect(JSON.stringify(centre)).toContain('Sen Vàng');
      expect(JSON.stringify(centre)).not.toContain('{brand}');
      for (const { title, paragraphs } of centre.flatMap(({ articles }) => articles)) {
        expect(title.length).toBeGreaterThan(4);
        expect(paragraphs.join(' ').length).toBeGreaterThan(80);
        expect(paragraphs.every((text) => /[.:?]$/.test(text))).toBe(true);
      }
    }
    expect(vi[0]!.title).not.toBe(en[0]!.title);
  });

  it('REG-G14 REG-G20 explains limits, self-exclusion and where to find help', () => {
    const ids = vi.flatMap(({ articles }) => articles.map(({ id }) => id));
    expect(ids).toEqual(expect.arrayContaining(['limits', 'self-exclusion', 'facts', 'terms', 'privacy']));
  });
});

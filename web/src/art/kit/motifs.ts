import type { BackdropName } from './backdrops';
import { CATEGORY_HUE, type Category, type GlyphSpec, type ParticleName, type TitleStyle } from './types';
import type { GlyphName } from './glyphs';

export interface Motif {
  /** Alternatives matched at the start of a word of the accent-free title. */
  words: string;
  hero: GlyphName;
  side: GlyphSpec[];
  backdrops: BackdropName[];
  hues: number[];
  particle: ParticleName;
  style: TitleStyle;
  duo?: boolean;
}

const motif = (
  words: string,
  hero: GlyphName,
  side: GlyphSpec[],
  backdrops: BackdropName[],
  hues: number[],
  particle: ParticleName,
  style: TitleStyle,
): Motif => ({ words, hero, side, backdrops, hues, particle, style });

/** In order: the first that fits a title is taken. */
export const MOTIFS: readonly Motif[] = [
  motif('roulette', 'roulette', [], ['felt', 'silk'], [155, 20], 'spark', 'gold'),
  motif('ban ca|fishing', 'cannon', ['fish', 'shark'], ['sea'], [205, 195], 'bubble', 'gold'),
  {
    ...motif('rong ho|dragon tiger', 'dragon', ['tiger'], ['silk', 'felt'], [12, 300], 'ember', 'gold'),
    duo: true,
  },
  motif('ca chep|koi', 'koi', ['lotus:pink'], ['scales', 'sea'], [200, 185], 'petal', 'white'),
  motif('rong|dragon', 'dragon', [], ['clouds', 'sunburst'], [28, 18], 'coin', 'gold'),
  motif('trong dong|drum', 'drum', [], ['rings', 'sunburst'], [150, 165], 'spark', 'gold'),
  motif(
    'den long|hoi an|lantern',
    'lantern',
    ['lantern:amber', 'lantern:teal'],
    ['hills', 'bokeh'],
    [285, 265],
    'spark',
    'ribbon',
  ),
  motif('ho rung|manh ho|tiger', 'tiger', [], ['hills', 'facets'], [135, 150], 'leaf', 'gold'),
  motif('phuong|phoenix', 'phoenix', [], ['sunburst', 'clouds'], [345, 320], 'ember', 'gold'),
  motif(
    'thoi vang|than tai|fortune',
    'ingot',
    ['ingot', 'coin'],
    ['sunburst', 'temple'],
    [20, 28],
    'coin',
    'gold',
  ),
  motif('777|sieu quay', 'seven', [], ['reels', 'sunburst'], [325, 300], 'spark', 'white'),
  motif(
    'kim cuong|diamond',
    'gem',
    ['gem:pink', 'gem:jade'],
    ['facets', 'bokeh'],
    [270, 255],
    'spark',
    'white',
  ),
  motif('mua lan|lan su|lion', 'lion', ['envelope'], ['rings', 'sunburst'], [55, 40], 'coin', 'ribbon'),
  motif('trang|tho ngoc|moon', 'moon', [], ['clouds'], [275, 260], 'petal', 'white'),
  motif('kho bau|treasure', 'chest', [], ['sea'], [215, 205], 'coin', 'gold'),
  motif('ngoc bich|jade', 'jade', [], ['temple', 'silk'], [165, 155], 'spark', 'gold'),
  motif('son tinh|thuy tinh', 'wave', [], ['sunburst', 'hills'], [240, 250], 'spark', 'white'),
  motif('li xi|dau xuan', 'envelope', [], ['clouds', 'bokeh'], [60, 75], 'petal', 'ribbon'),
  motif('vuong mien|hoang gia|royal', 'crown', [], ['silk', 'facets'], [305, 290], 'spark', 'gold'),
  motif('phao hoa|giao thua', 'firework', [], ['bokeh', 'hills'], [262, 250], 'spark', 'neon'),
  motif('bau cua', 'gourd', ['crab', 'fish'], ['rings', 'silk'], [178, 190], 'spark', 'ribbon'),
  motif('trai cay|fruit', 'fruit', [], ['sunburst', 'bokeh'], [355, 120], 'spark', 'white'),
  motif('phi doi|sao bang|rocket|star', 'rocket', [], ['stars', 'neon'], [275, 240], 'spark', 'neon'),
  motif('kiem|thuan thien|sword', 'sword', [], ['clouds', 'hills'], [222, 235], 'spark', 'gold'),
  motif('khong tuoc|cong chua|peacock', 'peacock', [], ['silk', 'bokeh'], [310, 325], 'petal', 'gold'),
  motif('ai cap|egypt|pharaoh', 'pyramid', [], ['sunburst', 'hills'], [70, 250], 'spark', 'gold'),
  motif('vo ngua|horse', 'horse', [], ['hills'], [85, 50], 'leaf', 'gold'),
  motif('sen |sen$|lotus', 'lotus', ['lotus:pink'], ['scales', 'rings'], [345, 170], 'petal', 'gold'),
  motif('non la|dong que', 'hat', ['lotus:pink'], ['hills'], [140], 'leaf', 'white'),
  motif('ca map|shark', 'shark', ['fish'], ['sea'], [225, 240], 'bubble', 'white'),
  motif('cua|crab', 'crab', ['fish:teal'], ['sea'], [190, 205], 'bubble', 'white'),
  motif('ca |ocean|dai duong', 'fish', ['fish:teal', 'crab'], ['sea'], [198, 180], 'bubble', 'white'),
  motif('tai xiu|sic|xuc xac', 'dice', [], ['felt', 'sunburst'], [260, 10], 'spark', 'gold'),
  motif('xoc dia', 'bowl', [], ['felt', 'rings'], [20, 30], 'spark', 'gold'),
  motif('baccarat', 'pair', ['chip:blue'], ['felt', 'silk'], [350, 160], 'spark', 'gold'),
  motif('blackjack|poker', 'cards', ['chip'], ['felt', 'facets'], [170, 300], 'spark', 'white'),
  motif('ga |choi|cock', 'rooster', [], ['ring', 'sunburst'], [30, 45], 'ember', 'slant'),
  motif('bong da|giai|cup', 'football', ['trophy'], ['stadium'], [230, 250], 'spark', 'slant'),
  motif('bong ro', 'basket', [], ['stadium', 'rings'], [280], 'spark', 'slant'),
  motif(
    'huyen thoai|arena|dau truong',
    'joystick',
    ['trophy'],
    ['neon', 'hex'],
    [280, 300],
    'spark',
    'slant',
  ),
  motif('chien|anh hung', 'sword', [], ['hex', 'neon'], [255, 200], 'ember', 'slant'),
  motif(
    'xo so|keno|lo to|balls',
    'balls',
    [],
    ['rings', 'sunburst', 'hex', 'bokeh'],
    [150, 210, 320, 30, 255],
    'spark',
    'ribbon',
  ),
];

const FALLBACK: Record<Category, { heroes: GlyphName[]; backdrops: BackdropName[] }> = {
  live: { heroes: ['pair', 'roulette', 'dice', 'cards', 'bowl'], backdrops: ['felt', 'silk'] },
  rng: {
    heroes: ['seven', 'gem', 'crown', 'coin', 'lotus', 'dragon'],
    backdrops: ['sunburst', 'facets', 'rings'],
  },
  pvp: { heroes: ['cards', 'chips', 'chip'], backdrops: ['felt', 'silk', 'facets', 'hex'] },
  fish: { heroes: ['fish', 'shark', 'crab'], backdrops: ['sea'] },
  lottery: { heroes: ['balls'], backdrops: ['rings', 'bokeh'] },
  elott: { heroes: ['balls'], backdrops: ['hex', 'bokeh'] },
  sports: { heroes: ['football', 'basket', 'trophy'], backdrops: ['stadium'] },
  esports: { heroes: ['joystick', 'sword'], backdrops: ['neon', 'hex'] },
  cock: { heroes: ['rooster'], backdrops: ['ring'] },
  jackpot: { heroes: ['crown', 'coin'], backdrops: ['sunburst'] },
};

function fallbackMotif(category: Category, seed: number): Motif {
  const { heroes, backdrops } = FALLBACK[category];
  const hero = heroes[seed % heroes.length] as GlyphName;
  const hue = CATEGORY_HUE[category];
  const sporty = category === 'sports' || category === 'esports';
  const sides: GlyphSpec[][] = [[], ['chip'], []];
  return {
    words: '',
    hero,
    side: sporty || category === 'rng' ? [] : (sides[seed % 3] as GlyphSpec[]),
    backdrops,
    hues: [hue, hue + 18, hue - 18, hue + 150],
    particle: 'spark',
    style: sporty ? 'slant' : ((['gold', 'white', 'ribbon'] as const)[(seed >>> 3) % 3] as TitleStyle),
  };
}

const PATTERNS = MOTIFS.map((motif) => ({ motif, pattern: new RegExp(`(^|\\s)(${motif.words})`) }));

/** The motif a title asks for; without one, what suits the category. */
export function chooseMotif(foldedTitle: string, category: Category, seed: number): Motif {
  const named = PATTERNS.find(({ pattern }) => pattern.test(`${foldedTitle} `));
  return named?.motif ?? fallbackMotif(category, seed);
}

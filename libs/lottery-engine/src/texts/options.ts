import type { PlayLanguage } from './index.js';

type Words = Readonly<Record<string, readonly [vi: string, en: string]>>;

/** Words that option codes are made of. */
const words: Words = {
  BIG: ['Tài', 'Big'],
  SMALL: ['Xỉu', 'Small'],
  ODD: ['Lẻ', 'Odd'],
  EVEN: ['Chẵn', 'Even'],
  DRAGON: ['Rồng', 'Dragon'],
  TIGER: ['Hổ', 'Tiger'],
  TIE: ['Hòa', 'Tie'],
  TRIPLE: ['Bộ ba', 'Triple'],
  RUN: ['Sảnh', 'Run'],
  PAIR: ['Đôi', 'Pair'],
  HALF_RUN: ['Nửa sảnh', 'Half run'],
  MIXED: ['Số lẻ loi', 'Mixed'],
  FIVE: ['Năm số giống nhau', 'Five alike'],
  FOUR: ['Tứ quý', 'Four alike'],
  FULL_HOUSE: ['Cù lũ', 'Full house'],
  THREE: ['Bộ ba', 'Three alike'],
  TWO_PAIRS: ['Hai đôi', 'Two pairs'],
  DISTINCT: ['Khác nhau', 'All different'],
  NONE: ['Không ngưu', 'No bull'],
  ANY: ['Bất kỳ', 'Any'],
  OVER: ['Tài', 'Over'],
  UNDER: ['Xỉu', 'Under'],
  UPPER: ['Trên', 'Upper'],
  LOWER: ['Dưới', 'Lower'],
  METAL: ['Kim', 'Metal'],
  WOOD: ['Mộc', 'Wood'],
  WATER: ['Thủy', 'Water'],
  FIRE: ['Hỏa', 'Fire'],
  EARTH: ['Thổ', 'Earth'],
  RED: ['Đỏ', 'Red'],
  GREEN: ['Xanh lá', 'Green'],
  BLUE: ['Xanh dương', 'Blue'],
  LOW4: ['0–4', '0–4'],
  LOW5: ['0–5', '0–5'],
  HIGH4: ['23–27', '23–27'],
  HIGH5: ['22–27', '22–27'],
  TENGAH: ['Giữa (tengah)', 'Middle (tengah)'],
  TEPI: ['Biên (tepi)', 'Edge (tepi)'],
  KEMBANG: ['Tăng (kembang)', 'Rising (kembang)'],
  KEMPIS: ['Giảm (kempis)', 'Falling (kempis)'],
  KEMBAR: ['Bằng nhau (kembar)', 'Equal (kembar)'],
  AS: ['As', 'As'],
  KOP: ['Kop', 'Kop'],
  KEPALA: ['Kepala', 'Kepala'],
  EKOR: ['Ekor', 'Ekor'],
};

/** An option as players read it: `12DRAGON` is "1–2 Dragon", `3BIG` "3 Big", `BIG_ODD` "Big Odd", `S5` "5". */
export function optionText(code: string, language: PlayLanguage): string {
  const sum = /^S(\d+)$/.exec(code);
  if (sum) return sum[1]!;
  const at = /^(\d+)([A-Z_]+)$/.exec(code);
  if (at) {
    const isTwo = /^(DRAGON|TIGER|TIE)$/.test(at[2]!) && at[1]!.length === 2;
    return `${isTwo ? [...at[1]!].join('–') : at[1]} ${optionText(at[2]!, language)}`;
  }
  if (/^\d+$/.test(code)) return code;
  const whole = words[code];
  if (whole) return whole[language === 'vi' ? 0 : 1];
  return code
    .split('_')
    .map((word) => {
      const known = words[word];
      if (!known) throw new Error(`The option ${code} has no text`);
      return known[language === 'vi' ? 0 : 1];
    })
    .join(' ');
}

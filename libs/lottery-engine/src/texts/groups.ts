import type { PlayLanguage } from './index.js';

const names: Readonly<Record<string, readonly [vi: string, en: string]>> = {
  MB: ['Miền Bắc', 'Northern'],
  MN: ['Miền Trung, miền Nam', 'Central and southern'],
  SSC: ['Năm chữ số', 'Five digits'],
  LF: ['Ba chữ số', 'Three digits'],
  PC28: ['PC28', 'PC28'],
  K3: ['Ba xúc xắc', 'Three dice'],
  PK10: ['Đua xe', 'Racing'],
  L11X5: ['11 chọn 5', '5 of 11'],
  KENO: ['Keno', 'Keno'],
  KENOVN: ['Keno Vietlott', 'Vietlott Keno'],
  L645: ['Mega 6/45', 'Mega 6/45'],
  L655: ['Power 6/55', 'Power 6/55'],
  L535: ['Lotto 5/35', 'Lotto 5/35'],
  MAX3D: ['Max 3D', 'Max 3D'],
  MAX3DPRO: ['Max 3D Pro', 'Max 3D Pro'],
  THAI: ['Xổ số Thái', 'Thai lottery'],
  LAO: ['Xổ số Lào', 'Lao lottery'],
  HNTHAI: ['Hà Nội kiểu Thái', 'Hanoi, Thai style'],
  MY4D: ['4D Malaysia', '4D of Malaysia'],
  SG4D: ['4D Singapore', '4D of Singapore'],
  TOGEL: ['Togel', 'Togel'],
  POSTS: ['Đài Campuchia', 'Cambodian posts'],
};

/** Name of a group of plays in a language. */
export function groupText(group: string, language: PlayLanguage): string {
  const name = names[group];
  if (!name) throw new Error(`The group ${group} has no text`);
  return name[language === 'vi' ? 0 : 1];
}

export const groupsNamed = (): string[] => Object.keys(names);

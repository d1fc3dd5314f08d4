import { foldAccents } from '~/lib/fold';

/** Initials and hue of a vendor's mark: the same vendor always looks the same. */
export function vendorLook(code: string, name: string): { initials: string; hue: number } {
  let h = 7;
  for (const c of code) h = (h * 31 + c.charCodeAt(0)) % 360;
  const words = name.trim().split(/\s+/);
  const initials = (
    words.length > 1 ? words.slice(0, 2).map((w) => w[0]) : Array.from(words[0] ?? '').slice(0, 2)
  ).join('');
  return { initials: initials.toUpperCase(), hue: h };
}

/** Accent-free: "den long" finds "Đèn Lồng". */
export const nameMatches = (name: string, search: string) =>
  foldAccents(name).includes(foldAccents(search.trim()));

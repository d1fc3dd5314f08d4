/** Specification 9: a window of three pages, one page kept at each end. */
export const PAGE_RANGE = 3;
export const MARGIN_PAGES = 1;

export type PageItem = number | 'gap';

/** The page numbers to show, with a gap where pages are left out; a gap never stands for a single page. */
export function pageItems(
  selected: number,
  total: number,
  range: number = PAGE_RANGE,
  margin: number = MARGIN_PAGES,
): PageItem[] {
  if (total <= 0) return [];
  const start = Math.min(Math.max(1, selected - Math.floor((range - 1) / 2)), Math.max(1, total - range + 1));
  const shown = new Set<number>();
  for (let page = 1; page <= Math.min(margin, total); page++) shown.add(page);
  for (let page = start; page < start + range && page <= total; page++) shown.add(page);
  for (let page = Math.max(1, total - margin + 1); page <= total; page++) shown.add(page);
  const items: PageItem[] = [];
  let previous = 0;
  for (const page of [...shown].sort((a, b) => a - b)) {
    if (page - previous === 2) items.push(page - 1);
    else if (page - previous > 2) items.push('gap');
    items.push(page);
    previous = page;
  }
  return items;
}

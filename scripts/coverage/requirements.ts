/** Requirements and their ids, as the pages of docs/requirements list them. */

const ID = String.raw`(?:SPEC-|SEC-S|REG-G|WAL-I)\d+(?:\.\d+)*`;
const ID_IN_TEXT = new RegExp(String.raw`\b${ID}`, 'g');
const ITEM = new RegExp(String.raw`^- \*\*(${ID})\*\* (.+)$`);

export const idsIn = (text: string): string[] => [...new Set(text.match(ID_IN_TEXT) ?? [])];

export const withoutIds = (text: string): string =>
  text
    .replaceAll(/\s*\((?:SPEC|SEC|REG|WAL)-[^)]*\)/g, '')
    .replaceAll(new RegExp(String.raw`${ID_IN_TEXT.source}\s*`, 'g'), '')
    .trim();

/** Items that stand together: a page, or an area over all pages. */
export interface Part {
  title: string;
  ids: string[];
}

/** In the order of the pages. */
export interface Requirements {
  items: Map<string, string>;
  sections: Part[];
  areas: Part[];
}

/** A page has its title at `#` and its areas at `##`; a page without areas is one itself. A long item continues indented. */
export function readRequirements(pages: readonly string[]): Requirements {
  const items: Requirements['items'] = new Map();
  const sections: Part[] = [];
  const areas = new Map<string, Part>();
  for (const page of pages) {
    const section: Part = { title: /^# (.+)$/m.exec(page)?.[1] ?? '', ids: [] };
    let area = section.title;
    for (const line of joined(page)) {
      area = /^## (.+)$/.exec(line)?.[1] ?? area;
      const [, id, text] = ITEM.exec(line) ?? [];
      if (!id || !text) {
        if (line.startsWith('- **')) throw new Error(`not an item: ${line}`);
        continue;
      }
      if (items.has(id)) throw new Error(`${id} is listed twice`);
      items.set(id, text);
      section.ids.push(id);
      areas.set(area, { title: area, ids: [...(areas.get(area)?.ids ?? []), id] });
    }
    if (section.ids.length > 0) sections.push(section);
  }
  return { items, sections, areas: [...areas.values()] };
}

const joined = (page: string): string[] => page.replaceAll(/\n {2}(?=\S)/g, ' ').split('\n');

/** A number without an item of its own, but with others below it (SPEC-8 over SPEC-8.3), names a part of a page. */
export const isHeading = (id: string, items: Requirements['items']): boolean =>
  !items.has(id) && [...items.keys()].some((other) => other.startsWith(`${id}.`));

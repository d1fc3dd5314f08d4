/** Requirements and their ids, as docs/requirements.md lists them. */

const ID = /\b(?:SPEC-\d+(?:\.\d+)*|SEC-S\d+|REG-G\d+|WAL-I\d+)\b/g;

export const idsIn = (text: string): string[] => [...new Set(text.match(ID) ?? [])];

/** In the order of the page. */
export interface Requirements {
  items: Map<string, string>;
  sections: { title: string; ids: string[] }[];
}

export function readRequirements(markdown: string): Requirements {
  const items: Requirements['items'] = new Map();
  const sections: Requirements['sections'] = [];
  for (const line of markdown.split('\n')) {
    const [, title] = /^## (.+)$/.exec(line) ?? [];
    if (title) sections.push({ title, ids: [] });
    const [, id, text] = /^- \*\*([A-Z]+-[A-Z]?[\d.]+)\*\* (.+)$/.exec(line) ?? [];
    if (!id || !text) continue;
    if (items.has(id)) throw new Error(`${id} is listed twice`);
    items.set(id, text);
    sections.at(-1)?.ids.push(id);
  }
  return { items, sections };
}

/** A number with others below it (SPEC-8 over SPEC-8.3) names a part of the page, and proves nothing. */
export const isHeading = (id: string, items: Requirements['items']): boolean =>
  [...items.keys()].some((other) => other.startsWith(`${id}.`));

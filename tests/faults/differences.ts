export interface Figure {
  key: string;
  figures: string;
}

const shown = 5;

/** Keys on which two places differ, in words; empty if they hold the same keys with the same figures, and any at all. */
export function differences(
  what: string,
  leftName: string,
  rightName: string,
  left: readonly Figure[],
  right: readonly Figure[],
): string[] {
  const [leftByKey, rightByKey] = [left, right].map(byKey) as [Map<string, string>, Map<string, string>];
  if (leftByKey.size === 0) return [`${what}: ${leftName} has none`];
  const keys = new Set([...leftByKey.keys(), ...rightByKey.keys()]);
  const differing = [...keys].filter((key) => leftByKey.get(key) !== rightByKey.get(key));
  if (differing.length === 0) return [];
  const details = differing.slice(0, shown).map((key) => {
    const [ours, theirs] = [leftByKey, rightByKey].map((figures) => figures.get(key) ?? 'nothing');
    return `${key}: ${leftName} ${ours}, ${rightName} ${theirs}`;
  });
  return [`${what}: ${differing.length} differ; ${details.join('; ')}`];
}

const byKey = (rows: readonly Figure[]) => new Map(rows.map(({ key, figures }) => [key, figures]));

/** Name and rule of a play, as players read them. */
export interface PlayText {
  vi: readonly [name: string, rule: string];
  en: readonly [name: string, rule: string];
}

export type PlayTexts = Readonly<Record<string, PlayText>>;

export const text = (
  vi: readonly [name: string, rule: string],
  en: readonly [name: string, rule: string],
): PlayText => ({ vi, en });

import { ApiProperty } from '@nestjs/swagger';

/** Vietnamese and English always; other languages where they are written. */
export type LocalizedText = { vi: string; en: string } & Record<string, string>;

/** The languages of the site besides Vietnamese and English. */
export const otherLanguages = ['zh', 'th', 'id', 'pt', 'ja'] as const;
type OtherLanguage = (typeof otherLanguages)[number];

export class TextResponse implements Partial<Record<OtherLanguage, string>> {
  @ApiProperty()
  vi: string;

  @ApiProperty()
  en: string;

  @ApiProperty({ required: false })
  zh?: string;

  @ApiProperty({ required: false })
  th?: string;

  @ApiProperty({ required: false })
  id?: string;

  @ApiProperty({ required: false })
  pt?: string;

  @ApiProperty({ required: false })
  ja?: string;

  static of(text: LocalizedText): TextResponse {
    return writtenText(text) as LocalizedText;
  }
}

/** The languages of the site in which a text is written. */
export function writtenText(
  text: Partial<Record<OtherLanguage, string>> & { vi: string; en: string },
): LocalizedText {
  const others = otherLanguages.flatMap((language) =>
    text[language] ? [[language, text[language]] as const] : [],
  );
  return { vi: text.vi, en: text.en, ...Object.fromEntries(others) };
}

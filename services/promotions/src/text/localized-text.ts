import { ApiProperty } from '@nestjs/swagger';

/** Vietnamese and English always; other languages where they are written. */
export type LocalizedText = { vi: string; en: string } & Record<string, string>;

export class TextResponse {
  @ApiProperty()
  vi: string;

  @ApiProperty()
  en: string;

  static of({ vi, en }: LocalizedText): TextResponse {
    return { vi, en };
  }
}

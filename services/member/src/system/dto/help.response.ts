import { ApiProperty } from '@nestjs/swagger';

export class HelpArticleResponse {
  @ApiProperty({ description: 'stable, for links: /help#deposit-how' })
  id: string;

  @ApiProperty()
  title: string;

  @ApiProperty({ type: [String], description: 'paragraphs of plain text' })
  paragraphs: string[];

  @ApiProperty({ type: [String], description: 'steps in order, after the paragraphs; may be empty' })
  steps: string[];
}

export class HelpSectionResponse {
  @ApiProperty()
  id: string;

  @ApiProperty()
  title: string;

  @ApiProperty({ type: [HelpArticleResponse] })
  articles: HelpArticleResponse[];
}

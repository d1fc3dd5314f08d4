import { ApiProperty } from '@nestjs/swagger';

/** What an import changes in the catalogue. */
export class CatalogueImportResponse {
  @ApiProperty({ type: 'integer' })
  vendors!: number;
  @ApiProperty({ type: 'integer' })
  games!: number;
  /** Games that the platform did not have. */
  @ApiProperty({ type: 'integer' })
  added!: number;
  /** Games that the provider's catalogue no longer has. */
  @ApiProperty({ type: 'integer' })
  withdrawn!: number;
}

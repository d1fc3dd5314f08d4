import { IsBoolean, Matches } from 'class-validator';
import { Optional } from '#libs/platform';

export class CatalogueImportRequest {
  /** The provider's name in the configuration. */
  @Matches(/^[a-z][a-z0-9-]{0,31}$/)
  provider!: string;

  /** True counts what would change, and changes nothing. */
  @Optional()
  @IsBoolean()
  preview?: boolean;
}

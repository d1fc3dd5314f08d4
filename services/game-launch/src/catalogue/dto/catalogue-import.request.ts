import { Matches } from 'class-validator';

export class CatalogueImportRequest {
  /** The provider's name in the configuration. */
  @Matches(/^[a-z][a-z0-9-]{0,31}$/)
  provider!: string;
}

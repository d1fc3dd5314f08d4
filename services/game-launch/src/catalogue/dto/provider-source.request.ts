import { IsUrl, Length, Matches } from 'class-validator';

export class ProviderParams {
  @Matches(/^[a-z][a-z0-9-]{0,31}$/) provider!: string;
}

export class ProviderSourceRequest {
  @IsUrl({ require_tld: false, protocols: ['http', 'https'], require_protocol: true })
  @Length(8, 500)
  catalogueUrl!: string;
  @Length(3, 200) reason!: string;
}

import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';

/** Where the catalogues of providers are that operators have added. */
@Injectable()
export class ProviderSourceRepository {
  constructor(private readonly pool: Pool) {}

  async find(on: Tx | Pool, provider: string): Promise<string | undefined> {
    const [row]: { catalogueUrl: string }[] = await on.query(
      'SELECT catalogue_url AS "catalogueUrl" FROM provider_source WHERE provider = $1',
      [provider],
    );
    return row?.catalogueUrl;
  }

  read(provider: string): Promise<string | undefined> {
    return this.find(this.pool, provider);
  }

  async save(tx: Tx, provider: string, catalogueUrl: string): Promise<void> {
    await tx.query(
      `INSERT INTO provider_source (provider, catalogue_url) VALUES ($1, $2)
       ON CONFLICT (provider) DO UPDATE SET catalogue_url = excluded.catalogue_url`,
      [provider, catalogueUrl],
    );
  }
}

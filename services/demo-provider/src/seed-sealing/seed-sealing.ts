import { Inject, Injectable } from '@nestjs/common';
import { ServiceConfig } from '#libs/config';
import { CONFIG, SealingKeys } from '#libs/platform';

/** A secret seed as a row keeps it: in clear once it is revealed, and where it is from before seeds were sealed. */
export interface KeptSeed {
  serverSeed: string | null;
  sealedSeed: string | null;
}

/** Seals server seeds at rest, so that a copy of the database does not give outcomes away. */
@Injectable()
export class SeedSealing {
  private readonly keys: SealingKeys;

  constructor(@Inject(CONFIG) config: ServiceConfig) {
    this.keys = new SealingKeys(config, 'demo-provider');
  }

  /** `owner` names the row: a sealed seed that is copied to another row does not open there. */
  seal(owner: string, serverSeed: string): string {
    return this.keys.seal('server-seed', owner, serverSeed);
  }

  /** Throws where the sealed seed was changed or is of another owner. */
  open(owner: string, { serverSeed, sealedSeed }: KeptSeed): string {
    if (serverSeed !== null) return serverSeed;
    if (sealedSeed === null) throw new Error(`the seed of ${owner} is missing`);
    return this.keys.open('server-seed', owner, sealedSeed);
  }
}

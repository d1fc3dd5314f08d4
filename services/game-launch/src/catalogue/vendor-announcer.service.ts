import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { vendorState } from '#libs/events';
import { Outbox } from '#libs/messaging';
import { CatalogueRepository } from './catalogue.repository.js';
import { mainCategory } from './catalogue.rules.js';

/** Tells the other services of a vendor's state, in the transaction that changed it. */
@Injectable()
export class VendorAnnouncer {
  constructor(
    @Inject(CatalogueRepository) private readonly catalogue: CatalogueRepository,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  /** A vendor without a game on the shelf is withdrawn. */
  async announce(tx: EntityManager, vassalage: string): Promise<void> {
    const vendor = await this.catalogue.vendorWithTypes(tx, vassalage);
    const category = vendor && mainCategory(vendor.types);
    if (!vendor || !category) return this.outbox.withdrawState(tx, vendorState, vassalage);
    await this.outbox.publishState(tx, vendorState, {
      vassalage,
      displayName: vendor.display_name,
      category,
      maintenance: vendor.maintenance,
      ...(vendor.maintenance_until && { maintenanceUntil: vendor.maintenance_until.toISOString() }),
    });
  }
}

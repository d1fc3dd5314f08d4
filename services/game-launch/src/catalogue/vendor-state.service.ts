import { Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import { vendorState } from '#libs/events';
import { Outbox } from '#libs/messaging';
import { CatalogueRepository } from './catalogue.repository.js';
import { mainCategory } from './catalogue.rules.js';

/** Publishes the state of a vendor in the transaction that changed it. */
@Injectable()
export class VendorStateService {
  constructor(
    private readonly catalogue: CatalogueRepository,
    private readonly outbox: Outbox,
  ) {}

  /** A vendor without an active game is withdrawn. */
  async publish(tx: Tx, vassalage: string): Promise<void> {
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

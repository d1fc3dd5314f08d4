import { Injectable } from '@nestjs/common';
import { PeriodicJob } from '#libs/jobs';
import { VendorTransferService } from './vendor-transfer.service.js';

/** Settles transfers whose answer did not come. */
@Injectable()
export class VendorTransferJob {
  constructor(private readonly transfers: VendorTransferService) {}

  @PeriodicJob({ name: 'settle-vendor-transfers', everySeconds: 5 })
  async run(): Promise<void> {
    await this.transfers.settleDue();
  }
}

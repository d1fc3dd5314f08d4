import { Module } from '@nestjs/common';
import { UsdtController, UsdtSignatureGuard } from './usdt.controller.js';
import { UsdtRepository } from './usdt.repository.js';
import { UsdtService } from './usdt.service.js';
import { UsdtWorker } from './usdt.worker.js';

/** A custodian with simulated payers: it gives addresses to signed orders and reports transfers by signed calls. */
@Module({
  controllers: [UsdtController],
  providers: [UsdtRepository, UsdtService, UsdtSignatureGuard, UsdtWorker],
})
export class UsdtModule {}

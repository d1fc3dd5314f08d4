import { Module } from '@nestjs/common';
import { OfferRepository } from './offer.repository.js';
import { OfferService } from './offer.service.js';

@Module({ providers: [OfferService, OfferRepository] })
export class OfferModule {}

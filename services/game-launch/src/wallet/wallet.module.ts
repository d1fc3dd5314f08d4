import { Module } from '@nestjs/common';
import { WalletPostings } from '#libs/wallet-client';
import { WalletClient } from './wallet.client.js';

@Module({ providers: [WalletPostings, WalletClient], exports: [WalletClient] })
export class WalletModule {}

import type { DatabaseSchema } from '#libs/database';
import { CreateDemoProvider1795300090000 } from './migrations/1795300090000-create-demo-provider.js';
import { AddPayouts1795312000090 } from './migrations/1795312000090-add-payouts.js';
import { AddLiveTables1795318000090 } from './migrations/1795318000090-add-live-tables.js';
import { AddChoices1795321000090 } from './migrations/1795321000090-add-choices.js';
import { AddBankChannel1795322000090 } from './migrations/1795322000090-add-bank-channel.js';
import { AddTransferWallet1795590000090 } from './migrations/1795590000090-add-transfer-wallet.js';
import { AddSports1795700000090 } from './migrations/1795700000090-add-sports.js';
import { AddUsdt1796300000090 } from './migrations/1796300000090-add-usdt.js';
import { AddTableDigests1796700000090 } from './migrations/1796700000090-add-table-digests.js';
import { TakeNumberAtAcceptance1796800000090 } from './migrations/1796800000090-take-number-at-acceptance.js';
import { SealServerSeeds1796800000091 } from './migrations/1796800000091-seal-server-seeds.js';
import { AddCardRooms1796900000090 } from './migrations/1796900000090-add-card-rooms.js';
import { AddJackpots1797000000090 } from './migrations/1797000000090-add-jackpots.js';

export const demoProviderSchema: DatabaseSchema = {
  migrations: [
    CreateDemoProvider1795300090000,
    AddPayouts1795312000090,
    AddLiveTables1795318000090,
    AddChoices1795321000090,
    AddBankChannel1795322000090,
    AddTransferWallet1795590000090,
    AddSports1795700000090,
    AddUsdt1796300000090,
    AddTableDigests1796700000090,
    TakeNumberAtAcceptance1796800000090,
    SealServerSeeds1796800000091,
    AddCardRooms1796900000090,
    AddJackpots1797000000090,
  ],
};

import { approvalsFunctions, approvalsMigrations } from '#libs/approvals';
import type { DatabaseSchema } from '#libs/database';
import { jobsMigrations } from '#libs/jobs';
import { CreateGameLaunch1795300040000 } from './migrations/1795300040000-create-game-launch.js';
import { RoundRecovery1795400040000 } from './migrations/1795400040000-round-recovery.js';
import { GameRooms1795500040000 } from './migrations/1795500040000-game-rooms.js';
import { ShareRounds1795520000000 } from './migrations/1795520000000-share-rounds.js';
import { VendorSettings1795591040000 } from './migrations/1795591040000-vendor-settings.js';
import { LookUpByKey1796500000940 } from './migrations/1796500000940-look-up-by-key.js';
import { ApproveValidBets1796500001083 } from './migrations/1796500001083-approve-valid-bets.js';
import { RecordLotteryTickets1796500001250 } from './migrations/1796500001250-record-lottery-tickets.js';
import { PartRoundsByMode1796500001390 } from './migrations/1796500001390-part-rounds-by-mode.js';
import { EndRounds1796500001400 } from './migrations/1796500001400-end-rounds.js';
import { ApproveVendorKeys1796500001410 } from './migrations/1796500001410-approve-vendor-keys.js';
import { AddProviderSources1796500001415 } from './migrations/1796500001415-add-provider-sources.js';
import { FindOldPlay1796500001417 } from './migrations/1796500001417-find-old-play.js';
import { AddJackpots1796500001431 } from './migrations/1796500001431-add-jackpots.js';

export const gameLaunchSchema: DatabaseSchema = {
  migrations: [
    ...jobsMigrations,
    CreateGameLaunch1795300040000,
    RoundRecovery1795400040000,
    GameRooms1795500040000,
    ShareRounds1795520000000,
    VendorSettings1795591040000,
    ...approvalsMigrations,
    LookUpByKey1796500000940,
    ApproveValidBets1796500001083,
    RecordLotteryTickets1796500001250,
    PartRoundsByMode1796500001390,
    EndRounds1796500001400,
    ApproveVendorKeys1796500001410,
    AddProviderSources1796500001415,
    FindOldPlay1796500001417,
    AddJackpots1796500001431,
  ],
  functions: [approvalsFunctions],
};

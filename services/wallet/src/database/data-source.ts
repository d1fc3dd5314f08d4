import type { MigrationClass } from '#libs/database';
import { messagingMigrations } from '#libs/messaging';
import { CreateLedger1763000003000 } from './migrations/1763000003000-create-ledger.js';
import { CreatePost1763000003010 } from './migrations/1763000003010-create-post.js';
import { CreateReplayAndRollback1763000003020 } from './migrations/1763000003020-create-replay-and-rollback.js';
import { CreateDeposits1763000003100 } from './migrations/1763000003100-create-deposits.js';
import { CreateBankChannel1763000003200 } from './migrations/1763000003200-create-bank-channel.js';
import { AddKindsAndOutcomes1763000003300 } from './migrations/1763000003300-add-kinds-and-outcomes.js';
import { CreateHolds1763000003310 } from './migrations/1763000003310-create-holds.js';
import { CountLimitsByPeriod1763000003320 } from './migrations/1763000003320-count-limits-by-period.js';
import { PostWithHolds1763000003330 } from './migrations/1763000003330-post-with-holds.js';
import { HoldAndResolve1763000003340 } from './migrations/1763000003340-hold-and-resolve.js';
import { Transfer1763000003350 } from './migrations/1763000003350-transfer.js';
import { PostGroup1763000003360 } from './migrations/1763000003360-post-group.js';
import { SetAccountState1763000003370 } from './migrations/1763000003370-set-account-state.js';
import { FoldPostingChecks1763000003400 } from './migrations/1763000003400-fold-posting-checks.js';
import { LightenPost1763000003410 } from './migrations/1763000003410-lighten-post.js';
import { CreatePostBatch1763000003420 } from './migrations/1763000003420-create-post-batch.js';
import { FoldAccountChecks1763000003430 } from './migrations/1763000003430-fold-account-checks.js';
import { LightenHolds1763000003440 } from './migrations/1763000003440-lighten-holds.js';
import { CreateArchive1763000003500 } from './migrations/1763000003500-create-archive.js';
import { CreateHouseRollup1763000003510 } from './migrations/1763000003510-create-house-rollup.js';
import { CreateAudit1763000003520 } from './migrations/1763000003520-create-audit.js';
import { CreateSeal1763000003530 } from './migrations/1763000003530-create-seal.js';
import { ArchiveMonths1763000003540 } from './migrations/1763000003540-archive-months.js';
import { CreateVersionAt1763000003550 } from './migrations/1763000003550-create-version-at.js';
import { ReadKeysThrough1763000003560 } from './migrations/1763000003560-read-keys-through.js';
import { QueueForHotAccount1763000003570 } from './migrations/1763000003570-queue-for-hot-account.js';
import { KeepStopped1763000003580 } from './migrations/1763000003580-keep-stopped.js';
import { RefuseRepeatedLegs1763000003590 } from './migrations/1763000003590-refuse-repeated-legs.js';
import { KnowChartByBits1763000003600 } from './migrations/1763000003600-know-chart-by-bits.js';
import { AddRealityOutcome1763000003700 } from './migrations/1763000003700-add-reality-outcome.js';
import { HoldBetsForRealityCheck1763000003710 } from './migrations/1763000003710-hold-bets-for-reality-check.js';
import { LightenCapture1763000003720 } from './migrations/1763000003720-lighten-capture.js';
import { WriteThroughSoundViews1763000003800 } from './migrations/1763000003800-write-through-sound-views.js';
import { KeepKeysInOneTable1763000003810 } from './migrations/1763000003810-keep-keys-in-one-table.js';
import { LookUpLess1763000003820 } from './migrations/1763000003820-look-up-less.js';
import { AskRulesByPolicies1763000003830 } from './migrations/1763000003830-ask-rules-by-policies.js';
import { LightenBatches1763000003840 } from './migrations/1763000003840-lighten-batches.js';

/** The wallet speaks SQL of its own (prepared, in repositories); it maps no entities. */
export const walletMigrations: readonly MigrationClass[] = [
  ...messagingMigrations,
  CreateLedger1763000003000,
  CreatePost1763000003010,
  CreateReplayAndRollback1763000003020,
  CreateDeposits1763000003100,
  CreateBankChannel1763000003200,
  AddKindsAndOutcomes1763000003300,
  CreateHolds1763000003310,
  CountLimitsByPeriod1763000003320,
  PostWithHolds1763000003330,
  HoldAndResolve1763000003340,
  Transfer1763000003350,
  PostGroup1763000003360,
  SetAccountState1763000003370,
  FoldPostingChecks1763000003400,
  LightenPost1763000003410,
  CreatePostBatch1763000003420,
  FoldAccountChecks1763000003430,
  LightenHolds1763000003440,
  CreateArchive1763000003500,
  CreateHouseRollup1763000003510,
  CreateAudit1763000003520,
  CreateSeal1763000003530,
  ArchiveMonths1763000003540,
  CreateVersionAt1763000003550,
  ReadKeysThrough1763000003560,
  QueueForHotAccount1763000003570,
  KeepStopped1763000003580,
  RefuseRepeatedLegs1763000003590,
  KnowChartByBits1763000003600,
  AddRealityOutcome1763000003700,
  HoldBetsForRealityCheck1763000003710,
  LightenCapture1763000003720,
  WriteThroughSoundViews1763000003800,
  KeepKeysInOneTable1763000003810,
  LookUpLess1763000003820,
  AskRulesByPolicies1763000003830,
  LightenBatches1763000003840,
];

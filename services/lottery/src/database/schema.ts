import { approvalsFunctions, approvalsMigrations } from '#libs/approvals';
import type { DatabaseSchema } from '#libs/database';
import { jobsMigrations } from '#libs/jobs';
import { AgePayments1796500001290 } from './migrations/1796500001290-age-payments.js';
import { ApproveExceptions1796500001261 } from './migrations/1796500001261-approve-exceptions.js';
import { ApproveVoids1796500001202 } from './migrations/1796500001202-approve-voids.js';
import { BindCommitments1796500001200 } from './migrations/1796500001200-bind-commitments.js';
import { CreateLottery1795300000000 } from './migrations/1795300000000-create-lottery.js';
import { HoldNumbers1796500001221 } from './migrations/1796500001221-hold-numbers.js';
import { KeepCommitments1796500001201 } from './migrations/1796500001201-keep-commitments.js';
import { KeepValidBets1796500000300 } from './migrations/1796500000300-keep-valid-bets.js';
import { NumberSeveralDraws1796500001341 } from './migrations/1796500001341-number-several-draws.js';
import { OfferGames1795530000000 } from './migrations/1795530000000-offer-games.js';
import { KeepLimits1796500001260 } from './migrations/1796500001260-keep-limits.js';
import { KeepOdds1796500001301 } from './migrations/1796500001301-keep-odds.js';
import { KeepWeekdays1796500001302 } from './migrations/1796500001302-keep-weekdays.js';
import { KeepTurnover1795313100000 } from './migrations/1795313100000-keep-turnover.js';
import { SplitExposure1796500001220 } from './migrations/1796500001220-split-exposure.js';
import { TakeBets1795313000000 } from './migrations/1795313000000-take-bets.js';

export const lotterySchema: DatabaseSchema = {
  migrations: [
    ...jobsMigrations,
    CreateLottery1795300000000,
    TakeBets1795313000000,
    KeepTurnover1795313100000,
    OfferGames1795530000000,
    KeepValidBets1796500000300,
    ...approvalsMigrations,
    BindCommitments1796500001200,
    KeepCommitments1796500001201,
    ApproveVoids1796500001202,
    SplitExposure1796500001220,
    HoldNumbers1796500001221,
    KeepLimits1796500001260,
    ApproveExceptions1796500001261,
    AgePayments1796500001290,
    KeepOdds1796500001301,
    KeepWeekdays1796500001302,
    NumberSeveralDraws1796500001341,
  ],
  functions: [new URL('./functions/', import.meta.url), approvalsFunctions],
};

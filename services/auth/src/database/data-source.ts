import type { MigrationClass } from '#libs/database';
import { messagingMigrations } from '#libs/messaging';
import { CreateAccount1763000001000 } from './migrations/1763000001000-create-account.js';
import { CreateSession1763000001100 } from './migrations/1763000001100-create-session.js';
import { CreatePayloadKey1763000001200 } from './migrations/1763000001200-create-payload-key.js';
import { CreateFundPassword1763000001300 } from './migrations/1763000001300-create-fund-password.js';
import { CreateOperator1763000001400 } from './migrations/1763000001400-create-operator.js';
import { CreateMessage1763000001500 } from './migrations/1763000001500-create-message.js';
import { CreateVerificationCode1763000001600 } from './migrations/1763000001600-create-verification-code.js';
import { AddDevices1763000001700 } from './migrations/1763000001700-add-devices.js';
import { CreatePasswordReset1763000001800 } from './migrations/1763000001800-create-password-reset.js';
import { CreateSecondFactor1763000001900 } from './migrations/1763000001900-create-second-factor.js';
import { CreateSecurityLog1763000003100 } from './migrations/1763000003100-create-security-log.js';
import { CreateExclusion1763000002900 } from './migrations/1763000002900-create-exclusion.js';
import { AddSessionPasswordDue1763000003000 } from './migrations/1763000003000-add-session-password-due.js';
import { WriteEntries1763000003200 } from './migrations/1763000003200-write-entries.js';
import { AddAccountStatus1763000003300 } from './migrations/1763000003300-add-account-status.js';
import { HoldBarredPersons1763000003400 } from './migrations/1763000003400-hold-barred-persons.js';
import { EnterWithoutWaiting1763000003500 } from './migrations/1763000003500-enter-without-waiting.js';

export const authMigrations: readonly MigrationClass[] = [
  ...messagingMigrations,
  CreateAccount1763000001000,
  CreateSession1763000001100,
  CreatePayloadKey1763000001200,
  CreateFundPassword1763000001300,
  CreateOperator1763000001400,
  CreateMessage1763000001500,
  CreateVerificationCode1763000001600,
  AddDevices1763000001700,
  CreatePasswordReset1763000001800,
  CreateSecondFactor1763000001900,
  CreateExclusion1763000002900,
  AddSessionPasswordDue1763000003000,
  CreateSecurityLog1763000003100,
  WriteEntries1763000003200,
  AddAccountStatus1763000003300,
  HoldBarredPersons1763000003400,
  EnterWithoutWaiting1763000003500,
];

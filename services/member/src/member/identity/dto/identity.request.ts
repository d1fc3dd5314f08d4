import { IsIn, IsString, IsUUID, Length, Matches } from 'class-validator';
import { PageQuery, Optional } from '#libs/platform';
import {
  checkStatuses,
  documentSides,
  rejectionReasons,
  type CheckStatus,
  type DocumentSide,
  type RejectionReason,
} from '../identity.rules.js';

export class IdentityCheckParams {
  @IsUUID()
  id!: string;
}

export class IdentityDocumentParams extends IdentityCheckParams {
  @IsIn(documentSides)
  side!: DocumentSide;
}

export class IdentityQueueQuery extends PageQuery {
  /** By default what waits for a decision. */
  @Optional()
  @IsIn(checkStatuses)
  status?: CheckStatus;
}

export class IdentityApprovalRequest {
  @IsString()
  @Length(1, 500)
  note!: string;

  /** The document's last day, `YYYY-MM-DD`. */
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  validUntil!: string;
}

export class IdentityRejectionRequest {
  @IsString()
  @Length(1, 500)
  note!: string;

  @IsIn(rejectionReasons)
  reason!: RejectionReason;
}

import { Injectable } from '@nestjs/common';
import { Idempotency, newId } from '#libs/platform';
import { accountNumber, type Book } from '../ledger/chart.rules.js';
import { PostingService } from '../ledger/posting.service.js';
import { AuditErrors } from './audit.errors.js';
import { stops } from './audit.rules.js';
import { FindingRepository, type AccountStatus, type KeptFinding } from './finding.repository.js';
import { ReleaseRepository } from './release.repository.js';

export interface ReleaseOrder {
  memberId: string;
  book: Book;
  operatorId: string;
  reason: string;
}

export interface Released {
  releaseId: string;
  status: AccountStatus;
  /** Minor units paid from suspense to the member. */
  suspense: string;
  closed: number;
}

/** Operators close findings: by name, with a reason, once. */
@Injectable()
export class ReleaseService {
  constructor(
    private readonly findings: FindingRepository,
    private readonly releases: ReleaseRepository,
    private readonly postings: PostingService,
    private readonly idempotency: Idempotency,
  ) {}

  list(
    open: boolean | undefined,
    pageNo: number,
    pageSize: number,
  ): Promise<{ list: KeptFinding[]; total: number }> {
    return this.findings.list(open, pageSize, (pageNo - 1) * pageSize);
  }

  /** Gives the account the status that was last asked for, or had before, and pays its suspense by a posting. */
  release(order: ReleaseOrder, key: string): Promise<Released> {
    const { memberId, book, operatorId, reason } = order;
    return this.idempotency.run({ scope: `ledger-release:${operatorId}`, key, body: order }, async (tx) => {
      const account = await this.releases.lock(tx, memberId, book);
      const open = await this.findings.openOf(tx, memberId, book);
      const suspense = await this.releases.suspense(tx, memberId, book, accountNumber('suspense', book));
      // Opened without a release, an account may still have money in suspense.
      if (!account || (open.length === 0 && account.status !== 'STOPPED' && suspense === 0n))
        throw AuditErrors.ACCOUNT_NOT_STOPPED();
      const last = await this.releases.lastPosting(tx, memberId, book);
      const { version, balance, bonus } = account;
      if (last.version !== version || last.balance !== balance || last.bonus !== bonus)
        throw AuditErrors.ACCOUNT_STILL_BROKEN({
          expected: {
            version: Number(last.version),
            balance: String(last.balance),
            bonus: String(last.bonus),
          },
          found: { version: Number(version), balance: String(balance), bonus: String(bonus) },
        });
      const id = newId();
      const stoppedFrom = open.find((finding) => finding.stoppedFrom !== null)?.stoppedFrom ?? 'OPEN';
      const requested = await this.releases.requestedStatus(tx, memberId, book);
      const status = account.status === 'STOPPED' ? (requested ?? stoppedFrom) : account.status;
      await this.releases.write(tx, { id, memberId, book, operatorId, reason, status, account, suspense });
      await this.findings.remember(tx, [{ memberId, book, ...last }]);
      await this.findings.close(
        tx,
        open.map((finding) => finding.id),
        operatorId,
        reason,
      );
      if (suspense > 0n)
        await this.postings.postWithin(tx, {
          ...{ caller: 'wallet', externalId: `release:${id}`, memberId, book, kind: 'ADJUST' },
          ...{ delta: suspense, contra: accountNumber('suspense', book), note: 'released from suspense' },
        });
      return { releaseId: id, status, suspense: String(suspense), closed: open.length };
    });
  }

  /** Closes a finding that stops no account, with its reason. */
  close(
    order: { findingId: string; operatorId: string; reason: string },
    key: string,
  ): Promise<{ id: string }> {
    const { findingId, operatorId, reason } = order;
    return this.idempotency.run({ scope: `ledger-finding:${operatorId}`, key, body: order }, async (tx) => {
      const finding = await this.findings.find(tx, findingId);
      if (!finding) throw AuditErrors.FINDING_NOT_FOUND();
      if (finding.closedAt === null && stops(finding)) throw AuditErrors.FINDING_STOPS_ACCOUNT();
      if (!(await this.findings.close(tx, [findingId], operatorId, reason)))
        throw AuditErrors.FINDING_ALREADY_CLOSED();
      return { id: findingId };
    });
  }
}

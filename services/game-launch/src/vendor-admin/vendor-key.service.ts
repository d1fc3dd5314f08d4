import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Approvals, type Approval, type ApprovalHandler } from '#libs/approvals';
import type { OperatorPrincipal } from '#libs/auth';
import { Transactions, type Tx } from '#libs/database';
import { CLOCK, type Clock } from '#libs/platform';
import { CatalogueErrors } from '../catalogue/catalogue.errors.js';
import { PlayControlRepository } from '../play-control/play-control.repository.js';
import { ProviderKeyService } from '../vendor/provider-key.service.js';
import { VendorKeyStore } from '../vendor/vendor-key.store.js';
import type { NewVendorKeyResponse } from './dto/vendor-admin.response.js';
import { VendorAdminErrors } from './vendor-admin.errors.js';
import { VendorAdminRepository } from './vendor-admin.repository.js';

const kind = 'VENDOR_KEY';
const maxLiveKeys = 2;

/** Signing keys of vendors. Who has one can pay wins, so a second operator approves each; one is enough to remove it. */
@Injectable()
export class VendorKeyService implements ApprovalHandler {
  readonly role = 'games';

  constructor(
    private readonly rows: VendorAdminRepository,
    private readonly controls: PlayControlRepository,
    private readonly keys: ProviderKeyService,
    private readonly store: VendorKeyStore,
    private readonly approvals: Approvals,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    approvals.handle(kind, this);
  }

  /** The secret is made here and answered once. It works after the approval, and signs once the older key is removed. */
  async propose(
    operator: OperatorPrincipal,
    vassalage: string,
    { keyId, reason }: { keyId: string; reason: string },
  ): Promise<NewVendorKeyResponse> {
    const secret = randomBytes(32).toString('hex');
    await this.transactions.run(async (tx) => {
      await this.checkRoom(tx, vassalage, keyId);
      const sealed = this.store.seal(vassalage, keyId, secret);
      const createdBy = operator.operatorId;
      await this.rows.addKey(tx, { vassalage, keyId, sealed, createdBy, createdAt: this.clock.now() });
      await this.approvals.propose(tx, operator, {
        ...{ kind, subject: vassalage, memberId: null, amount: null, reason, before: {} },
        after: { vendor: vassalage, key: keyId, fingerprint: fingerprintOf(secret) },
      });
    });
    return { keyId, secret };
  }

  async apply(
    tx: Tx,
    { subject: vassalage, after, reason, proposedBy, decidedBy }: Approval,
  ): Promise<string> {
    const keyId = after['key'] ?? '';
    await this.checkRoom(tx, vassalage, keyId);
    const sealed = await this.rows.waitingKey(tx, vassalage, keyId);
    if (!sealed || fingerprintOf(this.store.open(vassalage, keyId, sealed)) !== after['fingerprint'])
      throw VendorAdminErrors.VENDOR_KEY_CHANGED();
    await this.rows.approveKey(tx, vassalage, keyId, decidedBy ?? proposedBy);
    await this.controls.log(tx, {
      ...{ operatorId: proposedBy, action: 'VENDOR_KEY_ADDED', subject: vassalage, at: this.clock.now() },
      detail: { keyId, reason },
    });
    return keyId;
  }

  async remove(
    { operatorId }: OperatorPrincipal,
    { vassalage, keyId }: { vassalage: string; keyId: string },
    reason: string,
  ): Promise<void> {
    await this.transactions.run(async (tx) => {
      if (!(await this.rows.removeKey(tx, vassalage, keyId))) throw VendorAdminErrors.VENDOR_KEY_UNKNOWN();
      await this.controls.log(tx, {
        ...{ operatorId, action: 'VENDOR_KEY_REMOVED', subject: vassalage, at: this.clock.now() },
        detail: { keyId, reason },
      });
    });
    await this.store.load();
  }

  /** Keys of one vendor change one after the other. */
  private async checkRoom(tx: Tx, vassalage: string, keyId: string): Promise<void> {
    if (!(await this.rows.lockVendor(tx, vassalage))) throw CatalogueErrors.VENDOR_UNKNOWN();
    const live = new Set([
      ...Object.keys(this.keys.of(vassalage) ?? {}),
      ...(await this.rows.keyIds(tx, vassalage)),
    ]);
    if (live.has(keyId)) throw VendorAdminErrors.VENDOR_KEY_EXISTS();
    if (live.size >= maxLiveKeys) throw VendorAdminErrors.VENDOR_KEYS_FULL();
  }
}

/** What two persons compare without the secret. */
function fingerprintOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex').slice(0, 16);
}

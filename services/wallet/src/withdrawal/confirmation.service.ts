import { Inject, Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#libs/database';
import { FILES, Images, newFileName, type FileStore, type Upload } from '#libs/files';
import { PlatformErrors } from '#libs/platform';
import { WithdrawalErrors } from './withdrawal.errors.js';
import { WithdrawalRepository, type Withdrawal } from './withdrawal.repository.js';
import { WithdrawalStepService } from './withdrawal-step.service.js';

export const maxProofs = 3;
const maxRemark = 140;
const folder = 'proofs';
const shape = { width: 2000, height: 2000, fit: 'inside' } as const;

/** Received, not received, or nothing in time: the first writer under the order's lock wins. */
@Injectable()
export class ConfirmationService {
  constructor(
    private readonly orders: WithdrawalRepository,
    private readonly steps: WithdrawalStepService,
    private readonly transactions: Transactions,
    private readonly images: Images,
    @Inject(FILES) private readonly files: FileStore,
  ) {}

  async received(memberId: string, id: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const order = await this.confirmable(tx, memberId, id);
      await this.steps.take(tx, order, 'receive', { actor: 'member' });
    });
  }

  async notReceived(memberId: string, id: string, { fields, files }: Upload): Promise<void> {
    if (files.length < 1 || files.length > maxProofs) throw WithdrawalErrors.WITHDRAWAL_PROOF_REQUIRED();
    const remark = (fields['remark'] ?? '').normalize('NFC').trim();
    if (Array.from(remark).length > maxRemark) throw WithdrawalErrors.WITHDRAWAL_REMARK_TOO_LONG();
    const images = await Promise.all(files.map((bytes) => this.images.reencoded(bytes, shape)));
    const named = images.map((image) => ({ ...image, name: newFileName(folder, image.extension) }));
    try {
      for (const { name, bytes } of named) await this.files.put(name, bytes);
      await this.transactions.run(async (tx) => {
        const order = await this.confirmable(tx, memberId, id);
        const pictures = named.map(({ name }) => name.slice(folder.length + 1));
        await this.orders.addProofs(tx, id, pictures);
        await this.steps.take(
          tx,
          order,
          'dispute',
          { actor: 'member' },
          { remark: remark || null, confirmBy: null },
        );
      });
    } catch (error) {
      await Promise.all(named.map(({ name }) => this.files.delete(name)));
      throw error;
    }
  }

  /** Counts payments as received whose time is over. Final: the money is not given back. */
  async timeOut(limit = 200): Promise<void> {
    for (const id of await this.orders.unconfirmed(limit))
      await this.transactions.run(async (tx) => {
        const order = await this.orders.lock(tx, id);
        if (order?.status !== 'DISBURSED' || !order.confirmBy) return;
        if (await this.orders.isOver(tx, order.confirmBy))
          await this.steps.take(tx, order, 'timeOut', { actor: 'system' });
      });
  }

  /** Only to its member, and to operators. */
  async proof(id: string, picture: string): Promise<Buffer> {
    const known = await this.orders.proofs(id);
    const bytes = known.includes(picture) ? await this.files.get(`${folder}/${picture}`) : undefined;
    if (!bytes) throw PlatformErrors.NOT_FOUND();
    return bytes;
  }

  private async confirmable(tx: Tx, memberId: string, id: string): Promise<Withdrawal> {
    const order = await this.steps.locked(tx, id);
    if (order.memberId !== memberId) throw WithdrawalErrors.WITHDRAWAL_NOT_FOUND();
    const isLate = order.confirmBy !== null && (await this.orders.isOver(tx, order.confirmBy));
    if (order.status === 'AUTO_RECEIVED' || (order.status === 'DISBURSED' && isLate))
      throw WithdrawalErrors.WITHDRAWAL_CONFIRMATION_OVER();
    return order;
  }
}

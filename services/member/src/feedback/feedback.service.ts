import { Inject, Injectable } from '@nestjs/common';
import { Transactions } from '#libs/database';
import { FILES, Images, newFileName, type FileStore, type Upload } from '#libs/files';
import { CLOCK, newId, PlatformErrors, RateLimits, type Clock } from '#libs/platform';
import { MessageService } from '../member/inbox/message.service.js';
import { FeedbackErrors } from './feedback.errors.js';
import { FeedbackRepository, type FeedbackFilter, type FeedbackRow } from './feedback.repository.js';

export const maxImages = 3;
const maxCharacters = 2000;
const folder = 'feedback';
const shape = { width: 2000, height: 2000, fit: 'inside' } as const;
const dayMs = 24 * 3_600_000;
const perMember = { name: 'feedback:member', max: 20, windowMs: dayMs };
const perAddress = { name: 'feedback', ipv4: 100, ipv6: 20, windowMs: dayMs };

export interface Sender {
  merchantCode: string;
  memberId: string | null;
  clientIp: string;
}

@Injectable()
export class FeedbackService {
  constructor(
    private readonly rows: FeedbackRepository,
    private readonly images: Images,
    @Inject(FILES) private readonly files: FileStore,
    private readonly limits: RateLimits,
    private readonly messages: MessageService,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async send(sender: Sender, { fields, files }: Upload): Promise<string> {
    const content = (fields['content'] ?? '').normalize('NFC').trim();
    if (content === '') throw FeedbackErrors.FEEDBACK_EMPTY();
    if (Array.from(content).length > maxCharacters) throw FeedbackErrors.FEEDBACK_TOO_LONG();
    await this.checkQuota(sender);
    // Every picture is re-encoded before the first is stored.
    const images = await Promise.all(files.map((bytes) => this.images.reencoded(bytes, shape)));
    const named = images.map((image) => ({ ...image, name: newFileName(folder, image.extension) }));
    try {
      for (const { name, bytes } of named) await this.files.put(name, bytes);
      const id = newId();
      const names = named.map(({ name }) => name.slice(folder.length + 1));
      await this.rows.insert({ id, ...sender, content, images: names, sentAt: this.clock.now() });
      return id;
    } catch (error) {
      await Promise.all(named.map(({ name }) => this.files.delete(name)));
      throw error;
    }
  }

  async list(
    merchantCode: string,
    { pageNo, pageSize, ...filter }: FeedbackFilter & { pageNo: number; pageSize: number },
  ): Promise<{ list: FeedbackRow[]; total: number }> {
    const [list, total] = await Promise.all([
      this.rows.page(merchantCode, filter, pageSize, (pageNo - 1) * pageSize),
      this.rows.count(merchantCode, filter),
    ]);
    return { list, total };
  }

  async handle(id: string, by: string): Promise<void> {
    if (!(await this.rows.markHandled(id, by, this.clock.now()))) throw FeedbackErrors.FEEDBACK_NOT_FOUND();
  }

  /** The mark and the message are one transaction; of two answers the first is sent and the other refused. */
  async answer(id: string, by: string, text: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const now = this.clock.now();
      const found = await this.rows.lock(tx, id);
      if (!found) throw FeedbackErrors.FEEDBACK_NOT_FOUND();
      if (found.isHandled) throw FeedbackErrors.FEEDBACK_HANDLED();
      const { inboxOf: memberId, content: quote } = found;
      if (memberId === null) throw FeedbackErrors.FEEDBACK_WITHOUT_INBOX();
      await this.rows.markAnswered(tx, id, by, text, now);
      const detail = { text, quote, reference: id };
      await this.messages.receive(tx, {
        ...{ memberId, kind: 'FEEDBACK_ANSWERED', detail, at: now.toISOString() },
      });
    });
  }

  async image(name: string): Promise<Buffer> {
    const bytes = await this.files.get(`${folder}/${name}`);
    if (!bytes) throw PlatformErrors.NOT_FOUND();
    return bytes;
  }

  private async checkQuota({ memberId, clientIp }: Sender): Promise<void> {
    const isWithin =
      memberId === null
        ? await this.limits.takeOfAddress(perAddress, clientIp)
        : await this.limits.take(perMember, memberId);
    if (!isWithin) throw FeedbackErrors.FEEDBACK_LIMIT(undefined, dayMs / 1000);
  }
}

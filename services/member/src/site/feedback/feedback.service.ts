import { Inject, Injectable } from '@nestjs/common';
import { FILES, Images, newFileName, type FileStore, type Upload } from '#libs/files';
import { CLOCK, newId, PlatformErrors, RateLimits, type Clock } from '#libs/platform';
import { FeedbackErrors } from './feedback.errors.js';
import type { FeedbackEntity } from './feedback.entity.js';
import { FeedbackRepository } from './feedback.repository.js';

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
    pageNo: number,
    pageSize: number,
  ): Promise<{ list: FeedbackEntity[]; total: number }> {
    const [list, total] = await this.rows.page(merchantCode, pageSize, (pageNo - 1) * pageSize);
    return { list, total };
  }

  async handle(id: string, by: string): Promise<void> {
    if (!(await this.rows.markHandled(id, by, this.clock.now()))) throw FeedbackErrors.FEEDBACK_NOT_FOUND();
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

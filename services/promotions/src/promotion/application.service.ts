import { Inject, Injectable } from '@nestjs/common';
import { FILES, Images, newFileName, type FileStore, type Upload } from '#libs/files';
import { PlatformErrors } from '#libs/platform';
import type { Claimant } from '../risk/risk.service.js';
import { EnrolmentRepository, type Enrolment } from './enrolment.repository.js';
import { EnrolmentService } from './enrolment.service.js';
import { PromotionErrors } from './promotion.errors.js';

export const maxPictures = 3;
const maxRemark = 140;
const folder = 'claims';
const shape = { width: 2000, height: 2000, fit: 'inside' } as const;
const cycleKeyPattern = /^[\w:-]{1,64}$/;

/** Claims with a remark and pictures, for the operator who decides. */
@Injectable()
export class ApplicationService {
  constructor(
    private readonly claims: EnrolmentService,
    private readonly enrolments: EnrolmentRepository,
    private readonly images: Images,
    @Inject(FILES) private readonly files: FileStore,
  ) {}

  async apply(promotionId: string, claimant: Claimant, { fields, files }: Upload): Promise<Enrolment> {
    const remark = (fields['remark'] ?? '').normalize('NFC').trim();
    if (Array.from(remark).length > maxRemark) throw PromotionErrors.PROMOTION_REMARK_TOO_LONG();
    const cycleKey = fields['cycleKey'];
    if (cycleKey !== undefined && !cycleKeyPattern.test(cycleKey))
      throw PlatformErrors.VALIDATION_FAILED({ fields: [{ field: 'cycleKey', rules: ['matches'] }] });
    const images = await Promise.all(files.map((bytes) => this.images.reencoded(bytes, shape)));
    const named = images.map((image) => ({ ...image, name: newFileName(folder, image.extension) }));
    const pictures = named.map(({ name }) => name.slice(folder.length + 1));
    try {
      for (const { name, bytes } of named) await this.files.put(name, bytes);
      const enrolment = await this.claims.claim(promotionId, claimant, cycleKey, {
        remark: remark || null,
        pictures,
      });
      await this.dropUnused(enrolment, named);
      return enrolment;
    } catch (error) {
      await Promise.all(named.map(({ name }) => this.files.delete(name)));
      throw error;
    }
  }

  /** To operators only. */
  async picture(enrolmentId: string, picture: string): Promise<Buffer> {
    const known = (await this.enrolments.pictures([enrolmentId])).get(enrolmentId) ?? [];
    const bytes = known.includes(picture) ? await this.files.get(`${folder}/${picture}`) : undefined;
    if (!bytes) throw PlatformErrors.NOT_FOUND();
    return bytes;
  }

  /** A claim that had been made before keeps its own pictures. */
  private async dropUnused({ id }: Enrolment, named: readonly { name: string }[]): Promise<void> {
    if (named.length === 0) return;
    const kept = new Set((await this.enrolments.pictures([id])).get(id));
    const unused = named.filter(({ name }) => !kept.has(name.slice(folder.length + 1)));
    await Promise.all(unused.map(({ name }) => this.files.delete(name)));
  }
}

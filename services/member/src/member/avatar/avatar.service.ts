import { Inject, Injectable } from '@nestjs/common';
import type { MemberPrincipal } from '#libs/auth';
import { Transactions } from '#libs/database';
import { FILES, Images, newFileName, type FileStore } from '#libs/files';
import { PlatformErrors } from '#libs/platform';
import { drawing, drawings } from './avatar.art.js';
import { AvatarErrors } from './avatar.errors.js';
import { AvatarRepository } from './avatar.repository.js';
import { avatarOf, isDrawing, type Avatar } from './avatar.rules.js';

const folder = 'avatars';
const shape = { width: 256, height: 256, fit: 'cover' } as const;

export interface Picture {
  type: 'image/svg+xml' | 'image/png' | 'image/jpeg';
  bytes: Buffer;
}

@Injectable()
export class AvatarService {
  constructor(
    private readonly rows: AvatarRepository,
    private readonly transactions: Transactions,
    private readonly images: Images,
    @Inject(FILES) private readonly files: FileStore,
  ) {}

  async of(memberId: string): Promise<Avatar> {
    return avatarOf(memberId, await this.rows.find(memberId));
  }

  offered(): Avatar[] {
    return Array.from({ length: drawings }, (_, at) => ({ avatar: String(at + 1), avatarType: 'STATIC' }));
  }

  async choose(member: MemberPrincipal, avatar: string): Promise<Avatar> {
    if (!isDrawing(avatar)) throw AvatarErrors.AVATAR_UNKNOWN();
    return this.replace(member, avatar);
  }

  async upload(member: MemberPrincipal, bytes: Buffer | undefined): Promise<Avatar> {
    if (bytes === undefined) throw AvatarErrors.AVATAR_FILE_REQUIRED();
    const image = await this.images.reencoded(bytes, shape);
    const name = newFileName(folder, image.extension);
    await this.files.put(name, image.bytes);
    return this.replace(member, name);
  }

  async picture(name: string): Promise<Picture> {
    const [base = '', extension] = name.split('.');
    if (extension === 'svg' && isDrawing(base))
      return { type: 'image/svg+xml', bytes: Buffer.from(drawing(Number(base))) };
    const bytes = extension === 'svg' ? undefined : await this.files.get(`${folder}/${name}`);
    if (!bytes) throw PlatformErrors.NOT_FOUND();
    return { type: extension === 'png' ? 'image/png' : 'image/jpeg', bytes };
  }

  private async replace({ memberId, accountType }: MemberPrincipal, avatar: string): Promise<Avatar> {
    const before = await this.transactions.run((tx) =>
      this.rows.replace(tx, { memberId, type: accountType }, avatar),
    );
    // The replaced picture; after a crash it may remain, unused.
    if (before?.includes('/')) await this.files.delete(before);
    return avatarOf(memberId, avatar);
  }
}

import { drawings } from './avatar.art.js';

export type AvatarType = 'STATIC' | 'CUSTOM';

export interface Avatar {
  /** Number of a drawing, or the name of an uploaded picture. */
  avatar: string;
  avatarType: AvatarType;
}

/** What is stored for a member: nothing, a drawing's number, or `avatars/<name>`. */
export function avatarOf(memberId: string, stored: string | null): Avatar {
  if (stored === null) return { avatar: String(ownNumber(memberId)), avatarType: 'STATIC' };
  const [folder, name] = stored.split('/');
  return name === undefined
    ? { avatar: folder!, avatarType: 'STATIC' }
    : { avatar: name, avatarType: 'CUSTOM' };
}

/** Until a member chooses one, the drawing follows from the member's id. */
function ownNumber(memberId: string): number {
  return (Number.parseInt(memberId.replaceAll('-', '').slice(-6), 16) % drawings) + 1;
}

export function isDrawing(avatar: string): boolean {
  return /^[1-9]\d?$/.test(avatar) && Number(avatar) <= drawings;
}

export function pictureOf({ avatar, avatarType }: Avatar): string {
  return `/wps/v2/avatars/pictures/${avatarType === 'STATIC' ? `${avatar}.svg` : avatar}`;
}

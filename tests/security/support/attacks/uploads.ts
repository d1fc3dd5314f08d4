import sharp from 'sharp';
import type { PlayerClient } from '#libs/api-client';
import { declaredTypes, fileNames, marker, type Trick } from './pictures.js';
import { bearer, tries } from './place.js';

/** What of the taking of pictures can be taken away, one by one. */
export interface PictureDefences {
  maxBytes: number;
  maxPixels: number;
  kindOf(bytes: Buffer): 'png' | 'jpg' | undefined;
  written(bytes: Buffer): Promise<Buffer>;
}

/** What came of one upload: refused, or served as what. */
export async function upload(
  site: string,
  player: PlayerClient,
  { bytes }: Trick,
  name = 'me.png',
  type = 'image/png',
): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), name);
  const answer = await fetch(`${site}/wps/v2/avatars/own`, {
    method: 'POST',
    headers: bearer(player.token),
    body: form,
  });
  const { success, value } = (await answer.json()) as { success: boolean; value: { avatar: string } };
  if (!success) return answer.status < 500 ? 'refused' : `answered by ${answer.status}`;
  return servedAs(await fetch(`${site}/wps/v2/avatars/pictures/${value.avatar}`));
}

async function servedAs(picture: Response): Promise<string> {
  const served = Buffer.from(await picture.arrayBuffer());
  if (served.includes(marker) || served.includes('<script')) return 'served with what was hidden in it';
  const header = (wanted: string) => picture.headers.get(wanted) ?? '';
  if (!/^image\/(png|jpeg)$/.test(header('content-type'))) return `served as ${header('content-type')}`;
  if (
    header('x-content-type-options') !== 'nosniff' ||
    !header('content-disposition').startsWith('attachment')
  )
    return 'served as a page might be';
  const { width, height, format, exif } = await sharp(served).metadata();
  return width === 256 && height === 256 && format !== 'svg' && !exif
    ? 'a clean picture'
    : 'served as it came';
}

/** Every trick by each of the players, which makes 200 and more, under other names and types each time. */
export async function uploadAll(
  site: string,
  players: readonly PlayerClient[],
  tricks: readonly Trick[],
): Promise<{ tried: number; outcomes: Map<string, Set<string>> }> {
  const outcomes = new Map(tricks.map(({ what }) => [what, new Set<string>()]));
  let tried = 0;
  // One after the other by each player: the picture before goes as the next one comes.
  await Promise.all(
    players.map(async (player) => {
      for (const trick of tricks) {
        const n = (tried += 1);
        const [name, type] = [fileNames[n % fileNames.length]!, declaredTypes[n % declaredTypes.length]!];
        outcomes.get(trick.what)!.add(await upload(site, player, trick, name, type));
      }
    }),
  );
  return { tried, outcomes };
}

/** Of players who try every trick once, so that it is tried often enough. */
export const uploadersFor = (tricks: readonly Trick[]): number => Math.ceil(tries / tricks.length);

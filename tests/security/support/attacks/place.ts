import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServiceName } from '#libs/config';
import { PasswordHasher } from '../../../../services/auth/src/hashing/password-hasher.js';
import { PlayerClient } from '#libs/api-client';
import { importGames, startWholePlatform, type WholePlatform } from '../../../support/whole-platform.js';
import type { Seen } from './visitor.js';

/** Of each kind of attack, at least. */
export const tries = 200;

export interface Place {
  platform: WholePlatform;
  /** Folders of what is uploaded and of what is sent. */
  files: string;
  messages: string;
  of<T>(service: ServiceName, type: unknown): T;
  newPlayer(): Promise<PlayerClient>;
}

/** The whole platform without captchas and with wide budgets: what stands in the way here are other defences. */
export async function startPlace(): Promise<Place> {
  const [files, messages] = ['files-', 'letters-'].map((name) => mkdtempSync(join(tmpdir(), name)));
  const platform = await startWholePlatform({
    ...{ CAPTCHA: 'off', PAYLOAD_ENCRYPTION: 'optional', RATE_LIMITS: '100000' },
    ...{ FILES_DIR: files!, MESSAGES_DIR: messages!, TRUSTED_PROXIES: '' },
    ...{ SIMULATED_DELAY_MIN_MS: '0', SIMULATED_DELAY_MAX_MS: '0', SIMULATED_POLL_MS: '50' },
    STREAM_BEAT_MS: '250',
  });
  await importGames(platform);
  const place: Place = {
    platform,
    files: files!,
    messages: messages!,
    of: <T>(service: ServiceName, type: unknown): T =>
      platform.services.get(service)!.app.get(type as never, { strict: false }),
    newPlayer: async () => {
      const player = new PlayerClient(platform.gateway);
      await player.register();
      return player;
    },
  };
  hashQuickly(place.of<PasswordHasher>('auth', PasswordHasher));
  return place;
}

/** A digest in the place of Argon2id, whose cost is nothing to these attacks. */
function hashQuickly(hasher: PasswordHasher): void {
  const digest = (secret: string) => createHash('sha256').update(secret.normalize('NFC')).digest('base64url');
  hasher.isOutdated = () => false;
  hasher.hash = async (secret) => digest(secret);
  hasher.verify = async (stored, secret) => stored != null && stored === digest(secret);
}

/** All of them, some at a time: as fast as the platform answers, without outrunning it. */
export async function inCrowds<T, R>(
  list: readonly T[],
  ask: (one: T, n: number) => Promise<R>,
): Promise<R[]> {
  const answers: R[] = [];
  for (let start = 0; start < list.length; start += 20)
    answers.push(...(await Promise.all(list.slice(start, start + 20).map((one, n) => ask(one, start + n)))));
  return answers;
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
export const entered = (answers: Seen[]) => answers.filter(({ status }) => status < 400).length;

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import type { Type } from '@nestjs/common';
import sharp from 'sharp';
import type { MemberPrincipal, Principal } from '#libs/auth';
import { ServiceConfig, type ServiceName } from '#libs/config';
import { memberRegistered, payloadKeyState } from '#libs/events';
import { InProcessBus } from '#libs/messaging';
import { defineService } from '#libs/platform';
import { startTestService, type FakeClock, type TestAnswer, type TestService } from '#libs/testing';
import { memberService } from '../../src/service.js';

export const guest: Principal = { kind: 'guest' };

export const operator = (...roles: string[]): Principal => ({
  kind: 'operator',
  operatorId: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a99',
  roles: ['operator', ...roles],
  sessionId: 's',
});

export const memberOf = (memberId: string, accountType: 0 | 1 | 2 | 4 = 0): MemberPrincipal => ({
  kind: 'member',
  memberId,
  accountType,
  sessionId: 's',
});

export interface MemberTest extends TestService<FakeClock> {
  /** Every event and state that the service has published. */
  published: { type: string; key: string; payload: unknown }[];
  files: string;
  /** A registered member whose event has been consumed. */
  newMember(accountType?: 0 | 1 | 2 | 4): Promise<MemberPrincipal>;
  upload(as: Principal, method: 'POST' | 'PUT', path: string, form: FormData): Promise<TestAnswer>;
}

/** The real service, with a folder for files of its own. */
export async function startMember(
  options: { peers?: Partial<Record<ServiceName, string>>; env?: Record<string, string> } = {},
): Promise<MemberTest> {
  const bus = new InProcessBus();
  const published: MemberTest['published'] = [];
  bus.observe(({ type, key, value }) =>
    published.push({ type, key, payload: value === null ? null : JSON.parse(value) }),
  );
  await bus.publishState(payloadKeyState, payloadKeyState.example);
  const files = mkdtempSync(join(tmpdir(), 'lotus-files-'));
  const service = await startTestService(memberService, {
    bus,
    env: { FILES_DIR: files, ...options.env },
    ...(options.peers && { peers: options.peers }),
  });
  const test = Object.create(service) as MemberTest;
  return Object.assign(test, {
    published,
    files,
    newMember: async (accountType: 0 | 1 | 2 | 4 = 0) => {
      const memberId = randomUUID();
      await bus.publish(memberRegistered, {
        ...memberRegistered.example,
        memberId,
        accountType,
        account: `m${memberId.slice(0, 8)}`,
      });
      return memberOf(memberId, accountType);
    },
    upload: async (as: Principal, method: 'POST' | 'PUT', path: string, form: FormData) => {
      const raw = new Response(form);
      return service.as(as).send(method, path, new Uint8Array(await raw.arrayBuffer()), {
        'content-type': raw.headers.get('content-type')!,
      });
    },
    close: async () => {
      await service.close();
      rmSync(files, { recursive: true, force: true });
    },
  });
}

/** Another service, as far as this test needs it. */
export function standIn(name: ServiceName, controller: Type): Promise<TestService<FakeClock>> {
  class StandInModule {}
  Reflect.defineMetadata('controllers', [controller], StandInModule);
  return startTestService(
    defineService({ name, config: ServiceConfig, module: StandInModule, messaging: 'none' }),
  );
}

export async function pictureOf(format: 'png' | 'jpeg' | 'webp', side = 40): Promise<Buffer> {
  const picture = sharp({
    create: { width: side, height: side, channels: 3, background: { r: 200, g: 30, b: 60 } },
  });
  return picture
    .withExif({ IFD0: { Copyright: 'secret-place' } })
    .toFormat(format)
    .toBuffer();
}

export function formOf(files: Buffer[], fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [at, bytes] of files.entries())
    form.append('file', new Blob([new Uint8Array(bytes)], { type: 'application/x-any' }), `../../${at}.exe`);
  return form;
}

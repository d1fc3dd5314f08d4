import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomInt } from 'node:crypto';
import { Controller, Get, Param } from '@nestjs/common';
import sharp from 'sharp';
import { assertionHeader, AssertionSigner, Internal, type Principal } from '#libs/auth';
import { identityChanged } from '#libs/events';
import { eventually, type FakeClock, testKeys, type TestService } from '#libs/testing';
import { IdentityService } from '../src/member/identity/identity.service.js';
import { operator, standIn, startMember, type MemberTest } from './support/member-test.js';

const nameless = new Set<string>();

@Controller('internal/personal')
class AuthController {
  @Get(':memberId')
  @Internal('member')
  read(@Param('memberId') memberId: string): object {
    const profile = nameless.has(memberId) ? {} : { payeeName: 'Trần Thị Sen', birthday: '1990-05-01' };
    return { profile, contacts: [], fundPassword: true, secondFactor: false };
  }
}

const path = '/wps/v2/member/identity';
const queue = '/wps/v2/ops/identity-checks';

interface Check {
  id: string;
  memberId: string;
  status: string;
  events: { step: string; actor: string; note: string | null }[];
}

describe('the identity check', () => {
  let auth: TestService<FakeClock>;
  let test: MemberTest;

  beforeAll(async () => {
    auth = await standIn('auth', AuthController);
    test = await startMember({ peers: { auth: auth.url } });
    test.clock.set('2026-11-21T10:00:00.000Z');
  });
  afterAll(async () => {
    await test?.close();
    await auth?.close();
  });

  const first = { ...operator('cashier'), operatorId: '01936f2e-0001' } as Principal;
  const second = { ...operator('cashier'), operatorId: '01936f2e-0002' } as Principal;
  const picture = (colour: string) =>
    sharp({ create: { width: 300, height: 200, channels: 3, background: colour } })
      .png()
      .toBuffer();
  const newNumber = () => String(randomInt(1e11, 1e12));

  async function submit(
    member: Principal,
    { level = '1', document = 'ID_CARD', number = newNumber(), pictures = ['#c00', '#0c0'] } = {},
  ) {
    const form = new FormData();
    for (const [name, value] of Object.entries({ level, document, number })) form.set(name, value);
    for (const colour of pictures)
      form.append('file', new Blob([new Uint8Array(await picture(colour))]), 'my passport.png');
    return test.upload(member, 'POST', path, form);
  }

  const stateOf = async (member: Principal) => (await test.as(member).get(path)).body.value;
  const caseOf = async (id: string) =>
    (await test.as(first).get(`${queue}/${id}`)).body.value as unknown as Check;
  const decide = async (by: Principal, id: string, what: 'approval' | 'rejection', body: object) => {
    await test.as(by).post(`${queue}/${id}/claim`);
    return test.as(by).post(`${queue}/${id}/${what}`, { note: 'compared', ...body });
  };
  async function waiting(memberId: string): Promise<string> {
    const { list } = (await test.as(first).get(`${queue}?pageNo=1&pageSize=100`)).body.value as unknown as {
      list: Check[];
    };
    return list.find((check) => check.memberId === memberId)!.id;
  }
  const published = (memberId: string) =>
    test.published
      .filter(({ type, key }) => type === identityChanged.type && key === memberId)
      .map(({ payload }) => payload);

  it('is submitted, approved by two operators, and published', async () => {
    const member = await test.newMember();
    expect(await stateOf(member)).toMatchObject({ status: 'NONE', level: 0, submittedLevel: null });
    expect((await submit(member)).body.value).toMatchObject({ status: 'SUBMITTED', level: 0 });
    expect((await submit(member)).body.code).toBe('IDENTITY_CHECK_OPEN');
    const id = await waiting(member.memberId);
    const until = { validUntil: '2031-05-01' };
    expect((await test.as(first).post(`${queue}/${id}/approval`, { note: 'x', ...until })).body.code).toBe(
      'IDENTITY_CHECK_NOT_CLAIMED',
    );
    await test.as(first).post(`${queue}/${id}/claim`);
    expect(await stateOf(member)).toMatchObject({ status: 'IN_REVIEW' });
    expect((await test.as(second).post(`${queue}/${id}/claim`)).body.code).toBe('IDENTITY_CHECK_CLAIMED');
    expect((await decide(first, id, 'approval', until)).body.value).toMatchObject({ status: 'IN_REVIEW' });
    expect((await decide(first, id, 'approval', until)).body.code).toBe('IDENTITY_SECOND_PERSON');
    await decide(first, id, 'approval', until);
    test.clock.advance(16 * 60_000);
    const other = await decide(second, id, 'approval', { validUntil: '2032-05-01' });
    expect(other.body.code).toBe('IDENTITY_VALIDITY_INVALID');
    expect(published(member.memberId)).toEqual([]);
    expect((await decide(second, id, 'approval', until)).body.value).toMatchObject({ status: 'APPROVED' });
    expect(await stateOf(member)).toMatchObject({ status: 'APPROVED', level: 1, validUntil: '2031-05-01' });
    expect((await decide(second, id, 'approval', until)).body.code).toBe('IDENTITY_CHECK_STATE');
    await expectPublished(member.memberId, [{ level: 1, validUntil: '2031-05-01' }]);
    expect((await submit(member)).body.code).toBe('IDENTITY_LEVEL_HELD');
  });

  it('is rejected with a reason, and tried again at the higher level', async () => {
    const member = await test.newMember();
    const pictures = ['#c00', '#0c0', '#00c'];
    expect((await submit(member, { level: '2' })).body.code).toBe('IDENTITY_PICTURES_MISSING');
    await submit(member, { level: '2', pictures });
    const id = await waiting(member.memberId);
    await decide(first, id, 'rejection', { reason: 'FACE_DIFFERS' });
    expect(await stateOf(member)).toMatchObject({ status: 'REJECTED', reason: 'FACE_DIFFERS', level: 0 });
    expect((await submit(member, { level: '2', pictures })).body.value).toMatchObject({
      ...{ status: 'SUBMITTED', submittedLevel: 2, reason: null },
    });
  });

  it('ends with the document, and then the level is gone', async () => {
    const member = await test.newMember();
    await submit(member, { document: 'PASSPORT', pictures: ['#fff'] });
    const id = await waiting(member.memberId);
    await decide(first, id, 'approval', { validUntil: '2026-12-01' });
    await decide(second, id, 'approval', { validUntil: '2026-12-01' });
    test.clock.set('2026-12-01T16:59:00.000Z');
    await test.app.get(IdentityService, { strict: false }).expire();
    expect(await stateOf(member)).toMatchObject({ status: 'APPROVED', level: 1 });
    test.clock.set('2026-12-01T17:01:00.000Z');
    expect(await stateOf(member)).toMatchObject({ level: 0 });
    await test.app.get(IdentityService, { strict: false }).expire();
    expect(await stateOf(member)).toMatchObject({ status: 'EXPIRED', level: 0, validUntil: null });
    await expectPublished(member.memberId, [{ level: 1, validUntil: '2026-12-01' }, { level: 0 }]);
  });

  it('keeps pictures and person sealed, shows them only marked, and records each look', async () => {
    const member = await test.newMember();
    const number = newNumber();
    await submit(member, { number });
    const id = await waiting(member.memberId);
    const rows = JSON.stringify(await test.pool.query('SELECT * FROM identity_check'));
    expect(rows).not.toContain(number);
    expect(rows).not.toContain('TRAN THI SEN');
    const names = readdirSync(join(test.files, 'identity'));
    for (const name of names) {
      const bytes = readFileSync(join(test.files, 'identity', name));
      expect(bytes.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47]))).toBe(false);
    }
    const signer = new AssertionSigner('gateway', await testKeys());
    const shown = await fetch(`${test.url}${queue}/${id}/documents/FRONT`, {
      headers: { [assertionHeader]: await signer.sign('member', first) },
    });
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const { data, info } = await sharp(Buffer.from(await shown.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const colours = new Set<number>();
    for (let at = 0; at < data.length; at += info.channels) colours.add(data[at + 1]! >> 4);
    // A plain red picture has one shade of green; the marks add lighter ones.
    expect([info.width, colours.size > 2]).toEqual([300, true]);
    expect((await caseOf(id)).events).toMatchObject([
      { step: 'submit', actor: 'member' },
      { step: 'view', actor: '01936f2e-0001', note: 'FRONT' },
    ]);
    expect(await caseOf(id)).toMatchObject({ payeeName: 'TRAN THI SEN', number, sharedWith: 0 });
    expect((await test.as(operator('content')).get(`${queue}/${id}`)).status).toBe(403);
    const again = await test.newMember();
    await submit(again, { number });
    expect(await caseOf(await waiting(again.memberId))).toMatchObject({ sharedWith: 1 });
  });

  it('needs a name, a number and pictures', async () => {
    const member = await test.newMember();
    expect((await submit(member, { number: '12' })).body.code).toBe('IDENTITY_NUMBER_INVALID');
    expect((await submit(member, { level: '3' })).status).toBe(400);
    nameless.add(member.memberId);
    expect((await submit(member)).body.code).toBe('IDENTITY_PERSON_MISSING');
  });

  async function expectPublished(memberId: string, expected: object[]): Promise<void> {
    await eventually(() => published(memberId).length >= expected.length);
    expect(published(memberId)).toMatchObject(expected);
  }
});

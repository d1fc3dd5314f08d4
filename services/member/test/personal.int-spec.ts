import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { Internal } from '#libs/auth';
import { PlatformErrors } from '#libs/platform';
import type { FakeClock, TestService } from '#libs/testing';
import { standIn, startMember, type MemberTest } from './support/member-test.js';

const registered = new Map<string, object>();
let away = false;

@Controller('internal/personal')
class AuthController {
  @Get(':memberId')
  @Internal('member')
  read(@Param('memberId') memberId: string): object {
    const profile = registered.get(memberId);
    if (!profile) throw PlatformErrors.NOT_FOUND();
    return {
      profile,
      contacts: [{ kind: 'email', masked: 'se****@example.com', proven: true }],
      fundPassword: true,
      secondFactor: false,
    };
  }

  @Put(':memberId/identity')
  @Internal('member')
  name(@Param('memberId') memberId: string, @Body() body: Record<string, unknown>): object {
    if (away) throw PlatformErrors.SERVICE_UNAVAILABLE();
    registered.set(memberId, { ...registered.get(memberId), ...body });
    return {};
  }
}

describe('personal data', () => {
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

  const path = '/wps/v2/member/profile';
  const person = async (profile: object = {}) => {
    const member = await test.newMember();
    registered.set(member.memberId, profile);
    return { member, calls: test.as(member) };
  };

  it('SPEC-3.5 takes over what the registration asked, once, and shows contacts masked', async () => {
    const { member, calls } = await person({
      payeeName: 'Trần Thị Sen',
      birthday: '1990-05-01',
      nickname: 'Sen',
    });
    const expected = {
      nickname: 'Sen',
      birthday: '1990-05-01',
      payeeName: 'TRAN THI SEN',
      contacts: [{ kind: 'email', masked: 'se****@example.com', proven: true }],
    };
    expect((await calls.get(path)).body.value).toEqual(expected);
    registered.set(member.memberId, { payeeName: 'SOMEBODY ELSE' });
    expect((await calls.get(path)).body.value).toEqual(expected);
    expect((await calls.get('/wps/member/info')).body.value).toMatchObject({ nickname: 'Sen' });
  });

  it('SPEC-5.7 keeps the payee name in upper case without accents, and for good', async () => {
    const { calls } = await person();
    expect((await calls.put(path, { payeeName: 'Nguyễn Văn Đức' })).body.value).toMatchObject({
      payeeName: 'NGUYEN VAN DUC',
    });
    expect((await calls.put(path, { payeeName: 'nguyen van duc' })).status).toBe(200);
    expect(await calls.put(path, { payeeName: 'Le Van B' })).toMatchObject({
      status: 409,
      body: { code: 'PAYEE_NAME_FIXED' },
    });
    const wrong = await calls.put(path, { payeeName: 'Agent 007' }, { 'accept-language': 'en' });
    expect(wrong).toMatchObject({ status: 422, body: { message: 'Real name format incorrect.' } });
  });

  it('SPEC-2.10 sends the payee name to auth, which the login may ask for; without auth it is not stored', async () => {
    const { member, calls } = await person();
    away = true;
    const failed = await calls.put(path, { payeeName: 'Nguyễn Thị Sen' }).finally(() => (away = false));
    expect(failed.status).toBe(503);
    expect((await calls.get(path)).body.value).toMatchObject({ payeeName: null });
    await calls.put(path, { nickname: 'Sen 88' });
    expect(registered.get(member.memberId)).toEqual({});
    await calls.put(path, { payeeName: 'Nguyễn Thị Sen', birthday: '1990-05-01' });
    const named = { payeeName: 'NGUYEN THI SEN', birthday: '1990-05-01' };
    expect(registered.get(member.memberId)).toEqual(named);
  });

  it('REG-G1.1 accepts a birthday once, and none of a member under 18', async () => {
    const { calls } = await person();
    expect((await calls.put(path, { birthday: '2008-11-22' })).body.code).toBe('UNDER_AGE');
    expect((await calls.put(path, { birthday: '2026-02-30' })).body.code).toBe('BIRTHDAY_INVALID');
    expect((await calls.put(path, { birthday: '2008-11-21' })).body.value).toMatchObject({
      birthday: '2008-11-21',
    });
    expect((await calls.put(path, { birthday: '1990-01-01' })).body.code).toBe('BIRTHDAY_FIXED');
  });

  it('changes all of what is asked or nothing', async () => {
    const { calls } = await person();
    expect((await calls.put(path, { nickname: 'Sen 88', payeeName: '!!' })).status).toBe(422);
    expect((await calls.get(path)).body.value).toMatchObject({ nickname: null, payeeName: null });
    expect((await calls.put(path, { nickname: 'Hỗ trợ' })).body.code).toBe('NICKNAME_INVALID');
  });

  it('of two names at the same moment keeps one', async () => {
    const { calls } = await person();
    const answers = await Promise.all(
      ['An', 'Binh'].map((name) => calls.put(path, { payeeName: `Le ${name}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('REG-G4 REG-G9 seals what it keeps, and logs that it changed without saying to what', async () => {
    const { member, calls } = await person();
    await calls.put(path, { payeeName: 'Pham Thi Mai', birthday: '1991-02-03' });
    const [row] = await test.pool.query('SELECT personal_sealed FROM member_profile WHERE member_id = $1', [
      member.memberId,
    ]);
    expect(row.personal_sealed).toMatch(/^v1\./);
    const changes = await test.pool.query(
      'SELECT * FROM profile_change WHERE member_id = $1 ORDER BY field',
      [member.memberId],
    );
    expect(changes).toMatchObject([{ field: 'birthday' }, { field: 'payeeName' }]);
    expect(JSON.stringify([row, changes])).not.toMatch(/PHAM|1991-02-03/);
  });

  it('SPEC-2.8 shows the security checklist', async () => {
    const { calls } = await person();
    const before = (await calls.get('/wps/v2/member/security')).body.value;
    expect(before).toMatchObject({ level: 'LOW', percent: 43 });
    await calls.put(path, { payeeName: 'Pham Thi Mai', birthday: '1991-02-03' });
    expect((await calls.get('/wps/v2/member/security')).body.value).toEqual({
      level: 'MEDIUM',
      percent: 71,
      items: [
        { item: 'loginPassword', done: true, shown: null },
        { item: 'fundPassword', done: true, shown: null },
        { item: 'payeeName', done: true, shown: 'PHAM THI MAI' },
        { item: 'birthday', done: true, shown: null },
        { item: 'mobileNum', done: false, shown: null },
        { item: 'email', done: true, shown: 'se****@example.com' },
        { item: 'secondFactor', done: false, shown: null },
      ],
    });
  });

  it('answers 503 if auth is unreachable, and changes nothing', async () => {
    const alone = await startMember({ peers: { auth: 'http://127.0.0.1:9' } });
    try {
      const member = await alone.newMember();
      const answer = await alone.as(member).put(path, { nickname: 'Sen 88' });
      expect([answer.status, answer.body.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
      expect((await alone.as(member).get('/wps/member/info')).body.value).toMatchObject({ nickname: null });
    } finally {
      await alone.close();
    }
  });
});

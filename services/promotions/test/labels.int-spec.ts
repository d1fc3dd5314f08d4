import { randomUUID } from 'node:crypto';
import { memberLabelled } from '#libs/events';
import { eventually } from '#libs/testing';
import { PromotionsApp } from './support/promotions-app.js';

interface Label {
  code: string;
  labelName: { vi: string; en: string };
}
interface Labels {
  labels: Label[];
  version: number;
  changes: { labels: Label[]; reason: string; changedBy: string }[];
}

const highRoller = { code: 'HIGH_ROLLER', labelName: { vi: 'Khách lớn', en: 'High roller' } };
const birthday = { code: 'BIRTHDAY', labelName: { vi: 'Tháng sinh nhật', en: 'Birthday month' } };

describe('the labels of a member', () => {
  let app: PromotionsApp;
  const published: { key: string; payload: unknown }[] = [];
  beforeAll(async () => {
    app = await PromotionsApp.start();
    app.service.bus.observe(({ type, key, value }) => {
      if (type === memberLabelled.type)
        published.push({ key, payload: value === null ? null : JSON.parse(value) });
    });
  });
  afterAll(() => app?.close());

  const path = (memberId: string) => `/wps/v2/ops/members/${memberId}/labels`;
  const read = async (memberId: string) =>
    (await app.operator().get(path(memberId))).body.value as unknown as Labels;
  const set = (memberId: string, labels: unknown[], version: number, reason = 'asked for by the manager') =>
    app.operator().put(path(memberId), { labels, version, reason });

  it('are given with a reason, and each change stays on record and is published', async () => {
    const m = await app.register();
    expect(await read(m)).toEqual({ labels: [], version: 0, changes: [] });
    expect((await set(m, [highRoller, birthday], 0)).status).toBe(200);
    expect((await set(m, [birthday], 1, 'lost interest')).status).toBe(200);
    const found = await read(m);
    expect(found).toMatchObject({ labels: [birthday], version: 2 });
    expect(found.changes.map(({ reason, labels }) => [reason, labels.map(({ code }) => code)])).toEqual([
      ['lost interest', ['BIRTHDAY']],
      ['asked for by the manager', ['HIGH_ROLLER', 'BIRTHDAY']],
    ]);
    const heard = () => published.filter(({ key }) => key === m);
    await eventually(() => heard().length === 2);
    expect(heard().map(({ payload }) => payload)).toMatchObject([
      { labels: [highRoller, birthday] },
      { labels: [birthday] },
    ]);
  });

  it('of two changes of one version keep the first; the other is refused', async () => {
    const m = await app.register();
    const answers = await Promise.all([set(m, [highRoller], 0), set(m, [birthday], 0)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('LABELS_CHANGED');
    const { version, labels, changes } = await read(m);
    expect([version, labels.length, changes.length]).toEqual([1, 1, 1]);
    expect((await set(m, [], 7)).body.code).toBe('LABELS_CHANGED');
  });

  it('are refused twice, without a reason, for an unknown member, and to other roles', async () => {
    const m = await app.register();
    expect((await set(m, [birthday, birthday], 0)).body.code).toBe('LABEL_TWICE');
    expect((await set(m, [birthday], 0, '')).body.code).toBe('VALIDATION_FAILED');
    expect((await set(randomUUID(), [birthday], 0)).body.code).toBe('MEMBER_NOT_FOUND');
    expect((await app.operator().get(path(randomUUID()))).body.code).toBe('MEMBER_NOT_FOUND');
    const support = app.service.as({
      ...{ kind: 'operator', operatorId: randomUUID(), roles: ['support'], sessionId: 's' },
    });
    expect((await support.get(path(m))).status).toBe(403);
    expect((await app.member(m).put(path(m), { labels: [], version: 0, reason: 'x' })).status).toBe(403);
    expect(await read(m)).toMatchObject({ labels: [], version: 0 });
  });
});

import { brandState, registerRulesState } from '#libs/events';
import { eventually } from '#libs/testing';
import { BrandService } from '../src/site/brand/brand.service.js';
import { guest, operator, startMember, type MemberTest } from './support/member-test.js';

interface Node {
  modId: string;
  enabled: string;
  childrenNodes?: Node[];
}

describe('a brand that lay in the database before a flag came to be', () => {
  let test: MemberTest;

  beforeAll(async () => {
    test = await startMember();
    // As it was stored by an older version: a switch, a branch, a setting and a field are not in it.
    await test.pool.query(`
      UPDATE brand SET configuration = jsonb_set(configuration, '{whitelabel}',
        (SELECT jsonb_agg(node) FROM jsonb_array_elements(configuration -> 'whitelabel') AS node
          WHERE node ->> 'modId' NOT IN ('PHONEAUTH3', 'AGENTCENTER3')))
        #- '{settings,smsEnabled}' #- '{registerRules,zalo}'`);
    await test.app.get(BrandService, { strict: false }).onModuleInit();
  });
  afterAll(() => test?.close());

  const stored = async () =>
    (await test.pool.query('SELECT version, configuration FROM brand'))[0] as {
      version: number;
      configuration: { whitelabel: Node[]; settings: object; registerRules: object };
    };
  const shown = async () => {
    const answer = await test.as(guest).get('/wps/system/whitelabel');
    const whitelabel = answer.body.value as unknown as Node[];
    return new Map(
      whitelabel.flatMap(({ modId, enabled, childrenNodes = [] }) => [
        [modId, enabled] as const,
        ...childrenNodes.map((child) => [child.modId, child.enabled] as const),
      ]),
    );
  };

  it('SPEC-3.10 shows the new flags as off, and the others as they were', async () => {
    const flags = await shown();
    const names = ['PHONEAUTH3', 'AGENTCENTER3', 'TEAMBETTING3', 'smsEnabled', 'FREEPLAY3', 'DEPOSIT3'];
    expect(names.map((name) => flags.get(name))).toEqual(['0', '0', '0', '0', '1', '1']);
  });

  it('SPEC-3.10 lets an operator turn them, stores and publishes it; one of two concurrent changes wins', async () => {
    const { version } = await stored();
    const change = (switches: object) =>
      test.as(operator('brand')).put('/wps/v2/ops/brand', {
        version,
        switches,
        settings: { smsEnabled: true },
        registerRules: {
          zalo: { enabled: true, required: false, patternId: 9, minLength: 0, maxLength: 64 },
        },
      });
    const answers = await Promise.all([change({ PHONEAUTH3: true }), change({ PHONEAUTH3: true })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await shown()).get('PHONEAUTH3')).toBe('1');
    const kept = await stored();
    expect(kept.version).toBe(version + 1);
    expect(kept.configuration.whitelabel).toContainEqual({ modId: 'PHONEAUTH3', enabled: '1' });
    expect(kept.configuration.settings).toMatchObject({ smsEnabled: true, singleWallet: false });
    const last = (type: string) => test.published.findLast((one) => one.type === type)?.payload;
    const rules = () => (last(registerRulesState.type) as { rules: { zalo?: { enabled: boolean } } }).rules;
    await eventually(() => rules().zalo?.enabled);
    expect(last(registerRulesState.type)).toMatchObject({ rules: { zalo: { enabled: true } } });
    expect(last(brandState.type)).toMatchObject({ flags: { smsEnabled: true } });
    expect((last(brandState.type) as { whitelabel: Node[] }).whitelabel).toContainEqual({
      modId: 'PHONEAUTH3',
      enabled: '1',
    });
  });

  it('lists the changes of the brand for its operators, the newest first', async () => {
    const { version } = await stored();
    const editor = operator('brand');
    await test
      .as(editor)
      .put('/wps/v2/ops/brand', { version, maintenance: true, settings: { creditMode: true } });
    const answer = await test.as(editor).get('/wps/v2/ops/brand/changes?pageSize=1');
    expect((answer.body.value as unknown as { list: object[] }).list).toEqual([
      {
        version: version + 1,
        changedBy: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a99',
        changedAt: expect.any(String),
        change: { maintenance: true, settings: { creditMode: true } },
      },
    ]);
    expect((await test.as(operator('support')).get('/wps/v2/ops/brand/changes')).status).toBe(403);
  });
});

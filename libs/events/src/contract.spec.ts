import Type from 'typebox';
import { allContracts, contractOf, defineEvent, defineState, ownerOfState } from './contract.js';
import { asyncApiDocument } from './asyncapi.js';
import * as door from './index.js';

describe('event contracts', () => {
  const contracts = (Object.values(door) as unknown[]).filter(
    (value): value is door.Contract => typeof value === 'object' && value !== null && 'violations' in value,
  );

  it('are all exported by the door of the lib', () => {
    expect(contracts.length).toBeGreaterThanOrEqual(16);
    expect(allContracts()).toEqual(expect.arrayContaining(contracts));
    expect(allContracts()).toHaveLength(contracts.length);
  });

  it.each(contracts.map((contract) => [contract.type, contract] as const))(
    '%s has an example that keeps it, and a key',
    (_type, contract) => {
      expect(contract.violations(contract.example)).toEqual([]);
      expect(contract.key(contract.example)).toMatch(/^\S{1,64}$/);
    },
  );

  it.each(contracts.map((contract) => [contract.type, contract] as const))(
    '%s refuses a payload that lacks any of its required fields',
    (_type, contract) => {
      const required = (contract.schema as unknown as { required: string[] }).required;
      expect(required.length).toBeGreaterThan(0);
      for (const field of required) {
        const { [field]: _left, ...rest } = contract.example as Record<string, unknown>;
        expect(contract.violations(rest)).not.toEqual([]);
      }
    },
  );

  it('carries money as strings: a number, a fraction, or a plus sign breaks the contract', () => {
    for (const amount of [-500000, '-5000.00', '+1', '01', '-0', '', '1e3']) {
      expect(door.postingRecorded.violations({ ...door.postingRecorded.example, amount })).toHaveLength(1);
    }
    const bet = { ...door.betSettled.example, stake: '-1' };
    expect(door.betSettled.violations(bet)).toEqual(['/stake must match pattern "^(0|[1-9][0-9]{0,18})$"']);
  });

  it('tolerates a field it does not know, because adding one keeps the version', () => {
    expect(door.sessionOpened.violations({ ...door.sessionOpened.example, device: 'new' })).toEqual([]);
  });

  it('checks the whitelabel tree at depth', () => {
    const node = { modId: 'A', enabled: '1', childrenNodes: [{ modId: 'B', enabled: 'yes' }] };
    expect(door.brandState.violations({ ...door.brandState.example, whitelabel: [node] })).not.toEqual([]);
  });

  it('refuses a malformed type, a malformed state topic and a second contract of one type', () => {
    const definition = { description: '', schema: Type.Object({}), key: () => 'k', example: {} };
    expect(() => defineEvent({ ...definition, topic: 'x', type: 'x.happened' })).toThrow('Not an event type');
    expect(() => defineState({ ...definition, topic: 'x.things' })).toThrow('Not a state topic');
    expect(() => defineEvent({ ...definition, topic: 'x', type: door.betSettled.type })).toThrow(
      'Two contracts',
    );
    expect(contractOf('bets.bet.settled.v1')).toBe(door.betSettled);
    expect(ownerOfState(door.affiliateCodeState.topic)).toBe('agent');
  });

  it('appear, each with channel, operation, schema and example, in the AsyncAPI 3 document', () => {
    const document = asyncApiDocument();
    for (const { type, topic, example } of contracts) {
      expect(document.channels[topic]).toMatchObject({
        messages: { [type]: { $ref: `#/components/messages/${type}` } },
      });
      expect(document.operations[`publish.${type}`]).toMatchObject({
        channel: { $ref: `#/channels/${topic}` },
      });
      expect(document.components.messages[type]).toMatchObject({ examples: [{ payload: example }] });
      expect(document.components.schemas[type]).toMatchObject({ type: 'object' });
    }
    expect(Object.keys(document.components.messages)).toHaveLength(contracts.length);
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });
});

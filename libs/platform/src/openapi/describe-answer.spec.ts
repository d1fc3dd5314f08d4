import { describeAnswer } from './describe-answer.js';
import type { DescribedOperation } from './describe-refusals.js';

const schema = { $ref: '#/components/schemas/DepositResponse' };
const described = (status: string): DescribedOperation => ({
  responses: { [status]: { description: '', content: { 'application/json': { schema } } } },
});
const sent = ({ responses }: DescribedOperation) =>
  (responses!['200'] as { content?: Record<string, { schema: unknown }> }).content?.['application/json']
    ?.schema;

describe('SPEC-7.8 the answer of an operation', () => {
  it.each(['200', '201'])('is documented in its envelope, as a 200, where the route says %s', (status) => {
    const operation = described(status);
    describeAnswer(operation, false);
    expect(Object.keys(operation.responses!)).toEqual(['200']);
    expect(sent(operation)).toEqual({
      type: 'object',
      required: ['success', 'value'],
      properties: { success: { type: 'boolean', enum: [true] }, value: schema },
    });
  });

  it('has an envelope of any value where the route describes none', () => {
    const operation: DescribedOperation = { responses: { 201: { description: '' } } };
    describeAnswer(operation, false);
    expect(sent(operation)).toMatchObject({ properties: { value: {} } });
  });

  it('is the bare value where the route sends it so', () => {
    const operation = described('200');
    describeAnswer(operation, true);
    expect(sent(operation)).toEqual(schema);
  });
});

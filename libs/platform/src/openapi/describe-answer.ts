import type { DescribedOperation } from './describe-refusals.js';

interface Answer {
  description?: string;
  content?: Record<string, { schema?: unknown }>;
}

const json = 'application/json';

/** The envelope of every answer that is not a refusal. */
const envelopeOf = (value: unknown) => ({
  type: 'object',
  required: ['success', 'value'],
  properties: { success: { type: 'boolean', enum: [true] }, value },
});

/**
 * What a route sends is the value that it returns in the envelope, always as a 200, as `EnvelopeAdapter` does. A value that
 * the route does not describe may be anything.
 */
export function describeAnswer(operation: DescribedOperation, isRaw: boolean): void {
  const responses = (operation.responses ??= {});
  const { 200: ok, 201: created, ...others } = responses as Record<string, Answer | undefined>;
  const answer: Answer = ok ?? created ?? { description: '' };
  if (!isRaw) {
    const value = answer.content?.[json]?.schema ?? {};
    answer.content = { [json]: { schema: envelopeOf(value) } };
  }
  operation.responses = { 200: answer, ...others };
}

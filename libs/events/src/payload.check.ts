import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { TSchema } from 'typebox';

const ajv = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true });
addFormats.default(ajv, ['date-time', 'date', 'uuid']);

/**
 * A check that lists what breaks the schema. Unknown fields pass: adding a field keeps the version of a contract, so
 * an older consumer must not refuse it. Compiled on first use, because most processes use few of the contracts.
 */
export function compilePayloadCheck(schema: TSchema): (payload: unknown) => string[] {
  let validate: ValidateFunction | undefined;
  return (payload) => {
    validate ??= ajv.compile(schema);
    if (validate(payload)) return [];
    return (validate.errors ?? []).map(
      (error) => `${error.instancePath || '/'} ${error.message ?? error.keyword}`,
    );
  };
}

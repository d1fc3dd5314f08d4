import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { getMetadataStorage, type ValidationTypes } from 'class-validator';
import { itemsOf } from '../http/list-of.decorator.js';
import { admitsNull } from '../http/optional.decorator.js';

/** Where @nestjs/swagger keeps what `@ApiProperty` said; it does not export the name. */
const describedProperty = 'swagger/apiModelProperties';

type Dto = abstract new (...args: never[]) => object;
interface Rule {
  propertyName: string;
  type: ValidationTypes | string;
  name?: string | undefined;
  constraints?: unknown[];
  each?: boolean;
}

const described = new WeakSet<Dto>();
const describedNames = new Set<string>();

/**
 * Describes a request DTO in OpenAPI from its validation rules, so that document and check cannot differ.
 * Properties that already carry `@ApiProperty` are left as they are.
 */
export function describeFromValidation(dto: Dto): void {
  if (described.has(dto)) return;
  described.add(dto);
  describedNames.add(dto.name);
  const rules = getMetadataStorage().getTargetValidationMetadatas(dto, '', true, false) as unknown as Rule[];
  for (const [property, own] of Map.groupBy(rules, (rule) => rule.propertyName)) {
    if (Reflect.hasMetadata(describedProperty, dto.prototype as object, property)) continue;
    ApiProperty(schemaOf(dto, property, own) as never)(dto.prototype as object, property);
  }
}

function schemaOf(dto: Dto, property: string, rules: Rule[]): Record<string, unknown> {
  const designed: unknown = Reflect.getMetadata('design:type', dto.prototype as object, property);
  const each = rules.some((rule) => rule.each) || designed === Array;
  const nested = nestedType(dto, property);
  if (nested) describeFromValidation(nested as Dto);
  const base: Record<string, unknown> = nested ? { type: nested } : { type: typeOf(designed, rules) };
  for (const rule of rules) Object.assign(base, constraintOf(rule));
  // An instant that must also have the form of a day.
  if (base['format'] === 'date-time' && base['pattern'] !== undefined) base['format'] = 'date';
  const conditions = rules.filter((rule) => rule.type === 'conditionalValidation');
  if (conditions.some(({ constraints }) => admitsNull(constraints?.[0]))) {
    if (nested && !each) return nullOr(dto, nested as Dto);
    base['nullable'] = true;
  }
  return { ...base, isArray: each, required: conditions.length === 0 };
}

/** Swagger's own `nullable` is lost where a reference stands. */
function nullOr(dto: Dto, nested: Dto): Record<string, unknown> {
  ApiExtraModels(nested as never)(dto as never);
  return { anyOf: [{ $ref: getSchemaPath(nested as never) }, { type: 'null' }], required: false };
}

function typeOf(designed: unknown, rules: Rule[]): string {
  const names = new Set(rules.map((rule) => rule.name));
  if (designed === Number || names.has('isInt') || names.has('isNumber'))
    return names.has('isInt') ? 'integer' : 'number';
  if (designed === Boolean || names.has('isBoolean')) return 'boolean';
  if (names.has('isObject')) return 'object';
  return 'string';
}

function constraintOf({ name, constraints = [] }: Rule): Record<string, unknown> {
  const [first, second] = constraints;
  switch (name) {
    case 'min':
      return { minimum: first };
    case 'max':
      return { maximum: first };
    case 'minLength':
      return { minLength: first };
    case 'maxLength':
      return { maxLength: first };
    case 'isLength':
      return { minLength: first, ...(second !== undefined && { maxLength: second }) };
    case 'isIn':
      return { enum: first };
    case 'isEnum':
      return { enum: Object.values(first as object) };
    case 'matches':
      return { pattern: (first as RegExp).source };
    case 'isUuid':
      return { format: 'uuid' };
    case 'isIso8601':
    case 'isDateString':
      return { format: 'date-time' };
    case 'isEmail':
      return { format: 'email' };
    case 'isMoney':
      return { format: 'decimal', example: '100000.00', pattern: String.raw`^(0|[1-9]\d{0,14})\.\d{2}$` };
    case 'isUrl':
      return { format: 'uri' };
    case 'arrayNotEmpty':
      return { minItems: 1 };
    case 'arrayMinSize':
      return { minItems: first };
    case 'arrayMaxSize':
      return { maxItems: first };
    case 'arrayUnique':
      return { uniqueItems: true };
    default:
      return {};
  }
}

/** Objects that are checked against their class: fields that it does not name are refused. */
export const validatedSchemas = (): ReadonlySet<string> => describedNames;

/** `@ListOf(() => X)`, or `@ValidateNested()` with `@Type(() => X)`. */
function nestedType(dto: Dto, property: string): unknown {
  const items = itemsOf(dto.prototype as object, property);
  if (items) return items;
  const designed: unknown = Reflect.getMetadata('design:type', dto.prototype as object, property);
  const isClass =
    typeof designed === 'function' &&
    ![String, Number, Boolean, Object, Array, Date].includes(designed as never);
  return isClass ? designed : undefined;
}

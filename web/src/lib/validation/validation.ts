import { currentLanguage } from '../i18n';

/** The kinds of general validation that the specification names (5.7), each with a message in every language. */
export const VALIDATION_KINDS = [
  ...['required', 'email', 'minLength', 'maxLength', 'length', 'numeric', 'integer', 'digits', 'min', 'max'],
  ...['url', 'ip', 'pattern', 'image', 'fileSize', 'dimensions', 'date', 'card', 'confirmed', 'included'],
  ...['excluded', 'type'],
] as const;
export type ValidationKind = (typeof VALIDATION_KINDS)[number];

/** The kind behind each rule that the platform's requests use, in the names that its refusals give. */
export const KIND_OF_RULE: Readonly<Record<string, ValidationKind>> = {
  ...{
    isDefined: 'required',
    isNotEmpty: 'required',
    arrayNotEmpty: 'required',
    isNotEmptyObject: 'required',
  },
  ...{ isEmail: 'email', minLength: 'minLength', maxLength: 'maxLength', isLength: 'length' },
  ...{ arrayMinSize: 'min', arrayMaxSize: 'max', min: 'min', max: 'max' },
  ...{ isNumber: 'numeric', isNumberString: 'digits', isMoney: 'numeric', isInt: 'integer' },
  ...{ isUrl: 'url', isIp: 'ip', matches: 'pattern', isUuid: 'pattern' },
  ...{
    isMimeType: 'image',
    fileSize: 'fileSize',
    dimensions: 'dimensions',
    isIso8601: 'date',
    isDateString: 'date',
  },
  ...{ minDate: 'date', maxDate: 'date', isCreditCard: 'card', equals: 'confirmed' },
  ...{ isIn: 'included', isEnum: 'included', isNotIn: 'excluded', arrayUnique: 'excluded' },
  ...{ isString: 'type', isBoolean: 'type', isArray: 'type', isObject: 'type' },
};

type Catalogue = Record<ValidationKind, string>;
const catalogues = import.meta.glob<Catalogue>('./locales/*.json', { import: 'default' });

/** What is said of the first rule that a field broke; undefined where the refusal names none that a player can mend. */
export async function validationText(value: unknown): Promise<string | undefined> {
  const { fields = [] } = (value ?? {}) as { fields?: { rules?: string[] }[] };
  // A missing field breaks each of its rules: that it is required says it best.
  const kinds = fields.flatMap(({ rules = [] }) => rules.flatMap((rule) => KIND_OF_RULE[rule] ?? []));
  const kind = kinds.find((one) => one === 'required') ?? kinds.find((one) => one !== 'type') ?? kinds[0];
  if (!kind) return undefined;
  const catalogue = await catalogues[`./locales/${currentLanguage()}.json`]?.();
  return catalogue?.[kind];
}

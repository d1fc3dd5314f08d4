import type { FieldRule } from '~/features/system';

/** Where the brand has no rule of its own; the same as the server's. */
const HOUSE_RULE = { minLength: 6, maxLength: 64 } as const;

export interface FundPasswordRule {
  min: number;
  max: number;
  digitsOnly: boolean;
  pattern: string | undefined;
}

export function fundPasswordRule(rules: Record<string, FieldRule> | undefined): FundPasswordRule {
  const rule = rules?.['paymentPassword'];
  return {
    min: rule?.minLength ?? HOUSE_RULE.minLength,
    max: rule?.maxLength ?? HOUSE_RULE.maxLength,
    digitsOnly: rule?.patternId === 6,
    pattern: rule?.acceptedPattern,
  };
}

/** A pattern that does not compile is the server's mistake: the server still checks. */
function matches(pattern: string | undefined, value: string): boolean {
  if (!pattern) return true;
  try {
    return new RegExp(pattern, 'u').test(value);
  } catch {
    return true;
  }
}

export const fitsRule = (value: string, { min, max, pattern }: FundPasswordRule) =>
  value.length >= min && value.length <= max && matches(pattern, value);

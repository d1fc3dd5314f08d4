import type { PhoneNumber, PuzzleAnswers } from '~/features/session';
import type { CodeProof } from './code-proof';
import type { RegisterField } from './field-rules';

export type RegisterValues = Partial<Record<RegisterField, string>> & {
  username: string;
  password: string;
  confirmPassword: string;
  verificationCode?: string;
  agreed: boolean;
};

export interface RegisterContext {
  fields: readonly RegisterField[];
  puzzles: PuzzleAnswers;
  /** The number as it is dialled; what was typed is not sent. */
  phone: PhoneNumber;
  /** Of the number, where one is asked for. */
  proof?: CodeProof | undefined;
  /** Codes from the address: they travel even where their fields are hidden. */
  affiliateCode: string;
  referralCode: string;
  location: Pick<Location, 'href' | 'host'>;
}

const KEEP_SPACES: ReadonlySet<RegisterField> = new Set(['password', 'paymentPassword']);

/** The registration user of specification 3, trimmed, without the fields that were left empty. */
export function registerPayload(values: RegisterValues, context: RegisterContext): Record<string, unknown> {
  const user: Record<string, string> = {};
  for (const field of context.fields) {
    const text = (values[field] ?? '').normalize('NFC');
    const value = KEEP_SPACES.has(field) ? text : text.trim();
    if (value) user[field] = value;
  }
  const affiliateCode = user['affiliateCode'] ?? context.affiliateCode;
  const referralCode = user['referralCode'] ?? context.referralCode;
  if (user['mobileNum']) user['mobileNum'] = context.phone.mobileNum;
  return {
    ...user,
    ...(user['password'] ? { confirmPassword: values.confirmPassword } : {}),
    ...context.proof,
    agreement: values.agreed,
    ...context.puzzles,
    login: true,
    countryDialingCode: context.phone.countryDialingCode,
    registerUrl: context.location.href.slice(0, 255),
    domain: context.location.host,
    registerMethod: 'WEB',
    ...(affiliateCode ? { affiliateCode } : {}),
    ...(referralCode ? { referralCode } : {}),
  };
}

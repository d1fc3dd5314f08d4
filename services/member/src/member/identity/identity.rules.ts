export const identityLevels = [1, 2] as const;
export type IdentityLevel = (typeof identityLevels)[number];

export const identityDocuments = ['ID_CARD', 'PASSPORT', 'DRIVING_LICENCE'] as const;
export type IdentityDocument = (typeof identityDocuments)[number];

export const documentSides = ['FRONT', 'BACK', 'FACE'] as const;
export type DocumentSide = (typeof documentSides)[number];

export const checkStatuses = ['SUBMITTED', 'IN_REVIEW', 'APPROVED', 'REJECTED', 'EXPIRED'] as const;
export type CheckStatus = (typeof checkStatuses)[number];
export const openStatuses: readonly CheckStatus[] = ['SUBMITTED', 'IN_REVIEW'];

/** Codes that a rejected member reads in words of their own. */
export const rejectionReasons = [
  'UNREADABLE',
  'NAME_DIFFERS',
  'BIRTHDAY_DIFFERS',
  'FACE_DIFFERS',
  'DOCUMENT_EXPIRED',
  'DOCUMENT_USED',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** The pictures of a submission, in the order in which they are sent. Only level 2 shows the face. */
export function sidesOf(document: IdentityDocument, level: IdentityLevel): DocumentSide[] {
  const sides: DocumentSide[] = document === 'PASSPORT' ? ['FRONT'] : ['FRONT', 'BACK'];
  return level === 2 ? [...sides, 'FACE'] : sides;
}

/** Letters and digits without separators, as documents are compared. Undefined if invalid. */
export function documentNumberOf(text: string): string | undefined {
  const number = text.replaceAll(/[\s.-]/g, '').toUpperCase();
  return /^[A-Z0-9]{6,20}$/.test(number) ? number : undefined;
}

export interface KnownCheck {
  level: IdentityLevel;
  status: CheckStatus;
  /** `YYYY-MM-DD`; the document is valid on that day too. */
  validUntil: string | null;
}

/** The highest approved level whose document has not run out; 0 if there is none. */
export function levelOf(checks: readonly KnownCheck[], today: string): 0 | IdentityLevel {
  const valid = checks.filter(
    ({ status, validUntil }) => status === 'APPROVED' && validUntil !== null && validUntil >= today,
  );
  return valid.reduce<0 | IdentityLevel>((best, { level }) => (level > best ? level : best), 0);
}

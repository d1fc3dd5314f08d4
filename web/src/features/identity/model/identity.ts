export const DOCUMENTS = ['ID_CARD', 'PASSPORT', 'DRIVING_LICENCE'] as const;
export type IdentityDocument = (typeof DOCUMENTS)[number];
export type IdentityLevel = 1 | 2;
export type DocumentSide = 'FRONT' | 'BACK' | 'FACE';

/** The pictures of a submission in the order in which the server reads them. */
export function sidesOf(document: IdentityDocument, level: IdentityLevel): readonly DocumentSide[] {
  const sides: DocumentSide[] = document === 'PASSPORT' ? ['FRONT'] : ['FRONT', 'BACK'];
  return level === 2 ? [...sides, 'FACE'] : sides;
}

export const isDocumentNumber = (typed: string): boolean =>
  /^[A-Za-z0-9]{6,20}$/.test(typed.replaceAll(/[\s.-]/g, ''));

import type { AccountKind } from './bank-account.rules.js';

export interface Institution {
  /** BIN of NAPAS for a bank, the name of the wallet else. */
  code: string;
  kind: AccountKind;
  name: string;
}

const banks: readonly (readonly [bin: string, name: string])[] = [
  ['970436', 'Vietcombank'],
  ['970415', 'VietinBank'],
  ['970418', 'BIDV'],
  ['970405', 'Agribank'],
  ['970407', 'Techcombank'],
  ['970422', 'MB Bank'],
  ['970416', 'ACB'],
  ['970432', 'VPBank'],
  ['970423', 'TPBank'],
  ['970403', 'Sacombank'],
  ['970437', 'HDBank'],
  ['970441', 'VIB'],
  ['970443', 'SHB'],
  ['970431', 'Eximbank'],
  ['970426', 'MSB'],
  ['970448', 'OCB'],
  ['970440', 'SeABank'],
  ['970449', 'LPBank'],
  ['970428', 'Nam A Bank'],
  ['970425', 'ABBANK'],
  ['970454', 'BVBank'],
  ['970412', 'PVcomBank'],
  ['970419', 'NCB'],
  ['970452', 'KienlongBank'],
  ['970424', 'Shinhan Bank'],
  ['546034', 'CAKE'],
];

/** Where members can be paid. */
export const institutions: readonly Institution[] = [
  ...banks.map(([code, name]) => ({ code, kind: 'BANK' as const, name })),
  { code: 'MOMO', kind: 'MOMO', name: 'MoMo' },
  { code: 'ZALOPAY', kind: 'ZALOPAY', name: 'ZaloPay' },
];

export const institutionOf = (code: string): Institution | undefined =>
  institutions.find((institution) => institution.code === code);

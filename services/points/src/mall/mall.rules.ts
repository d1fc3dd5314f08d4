export const itemKinds = ['PHYSICAL', 'BONUS', 'FREE_SPIN'] as const;
export type ItemKind = (typeof itemKinds)[number];
export type OrderKind = ItemKind | 'CONVERT';
export const orderStatuses = ['PROCESSING', 'COMPLETE', 'REJECTED'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export type LocalizedText = { vi: string; en: string };

export interface MallItem {
  id: string;
  kind: ItemKind;
  name: LocalizedText;
  description: LocalizedText;
  /** Name of a drawing of the page. */
  picture: string;
  points: number;
  /** Minor units that a bonus or the free spins are worth. */
  value: bigint;
  /** Turnover that the value requires, as a multiple. */
  multiplier: string;
  stock: number;
  perMember: number | null;
  minLevel: number;
  activeFrom: Date;
  activeTo: Date | null;
  enabled: boolean;
  rank: number;
  version: number;
}

/** Where goods are delivered to. */
export interface Delivery {
  recipient: string;
  phone: string;
  address: string;
}

export function isActive({ enabled, activeFrom, activeTo }: MallItem, at: Date): boolean {
  return enabled && activeFrom <= at && (activeTo === null || at < activeTo);
}

export interface Conversion {
  /** Whole units of currency, in minor units. */
  amount: bigint;
  /** Points that the units cost; the rest stays. */
  points: number;
}

/** 250 points at 100 for a unit are 2 units; 50 points stay. */
export function convert(points: number, redeem: bigint): Conversion {
  if (redeem <= 0n || points <= 0) return { amount: 0n, points: 0 };
  const units = BigInt(points) / redeem;
  return { amount: units * 100n, points: Number(units * redeem) };
}

export const maskedPhone = (phone: string): string => phone.replace(/.(?=.{3})/g, '*');

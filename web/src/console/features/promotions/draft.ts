import { FORMULAS } from './formulas';
import type { OpsPromotion, PromotionDraft, PromotionKind } from './promotions.api';

const NO_TEXT = { vi: '', en: '' };

/** What a new promotion of a kind begins with. */
export function newDraft(kind: PromotionKind, now: Date): PromotionDraft {
  return {
    ...{ kind, category: 'special', title: NO_TEXT, summary: NO_TEXT, terms: NO_TEXT },
    ...{ claimMode: 'MANUAL', claimDays: 7, audience: {}, rollover: { mode: 'BONUS', multiplier: '1' } },
    ...{ startsAt: now.toISOString(), formula: FORMULAS[kind].initial as PromotionDraft['formula'] },
  };
}

/** A promotion as its editor takes it: what is null is left out. */
export function draftOf(promotion: OpsPromotion): PromotionDraft {
  const { kind, category, title, summary, terms, claimMode, claimDays, startsAt } = promotion;
  const { endsAt, perDay, perMember, exclusiveGroup, merchantCode, budget, stock } = promotion;
  const { strict, reapply, rank, audience, rollover, formula } = promotion;
  return {
    ...{ title, summary, terms, claimDays, startsAt, strict, reapply, rank },
    kind: kind as PromotionKind,
    category: category as PromotionDraft['category'],
    claimMode: claimMode as PromotionDraft['claimMode'],
    audience: audience as PromotionDraft['audience'],
    rollover: rollover as PromotionDraft['rollover'],
    formula: formula as PromotionDraft['formula'],
    ...(endsAt !== null && { endsAt }),
    ...(perDay !== null && { perDay }),
    ...(perMember !== null && { perMember }),
    ...(exclusiveGroup !== null && { exclusiveGroup }),
    ...(merchantCode !== '' && { merchantCode }),
    ...(budget !== null && { budget }),
    ...(stock !== null && { stock }),
  };
}

/** An instant as a `datetime-local` input shows it, in the zone of the operator's computer. */
export function localInput(at: string | undefined): string {
  if (!at) return '';
  const date = new Date(at);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
export const fromLocalInput = (typed: string): string | undefined =>
  typed === '' ? undefined : new Date(typed).toISOString();

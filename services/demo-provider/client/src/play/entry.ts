import type { Language } from '../../../src/play/dto/play.contract.js';
import { languageOf } from '../text';

export interface Entry {
  readonly ticket?: string;
  readonly gameCode: string;
  readonly language: Language;
  /** Origin of the page that frames us; undefined where none may be spoken to. */
  readonly parentOrigin?: string;
}

/** The frame's origin is taken only when the browser itself names the same one. */
export function parentOriginOf(claimed: string | null, witnesses: readonly string[]): string | undefined {
  const origin = originOf(claimed);
  return origin && witnesses.some((witness) => originOf(witness) === origin) ? origin : undefined;
}

function originOf(address: string | null): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { protocol, origin } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
}

/** Reads the address and takes the ticket out of it, so that it is neither kept in the history nor sent on. */
export function readEntry(): Entry {
  const address = new URL(location.href);
  const query = address.searchParams;
  const ticket = query.get('ticket') ?? undefined;
  if (ticket) {
    query.delete('ticket');
    history.replaceState(null, '', address);
  }
  const ancestors: readonly string[] = [...(location.ancestorOrigins ?? [])];
  return {
    ticket,
    gameCode: query.get('game') ?? '',
    language: languageOf(query.get('lang')),
    parentOrigin: parentOriginOf(query.get('parent'), ancestors.length > 0 ? ancestors : [document.referrer]),
  };
}

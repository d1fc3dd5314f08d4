import { callSignatureHeader, isAnswerTo, newRequestId, signCall } from '../signature.ts';
import type { ProviderPlay } from './provider-play.cases.ts';

export interface ProviderSettings {
  /** The address at which the provider answers questions about rounds. */
  queryUrl: string;
  vassalage: string;
  keyId: string;
  secret: string;
  /** Without it the cases of play fail: a provider that never plays keeps no promise. */
  play?: ProviderPlay;
}

interface ReportedTransaction {
  transactionId: string;
  amount: string;
}

export interface Report {
  httpStatus: number;
  text: string;
  signed: boolean;
  status?: string;
  state?: string;
  bets?: ReportedTransaction[];
  wins?: ReportedTransaction[];
}

export async function ask(settings: ProviderSettings, subject: object): Promise<Report> {
  const { vassalage, keyId, secret } = settings;
  const keys = { [keyId]: secret };
  const body = JSON.stringify({ vassalage, ...subject });
  const sent = { method: 'POST', path: pathOf(settings), body };
  const call = signCall(keys, sent, newRequestId(), new Date());
  const response = await post(settings, body, call.header);
  const text = await response.text();
  const header = response.headers.get(callSignatureHeader) ?? undefined;
  const signed = isAnswerTo(call, keys, header, { status: response.status, body: text }, new Date());
  return { ...(JSON.parse(text) as object), httpStatus: response.status, text, signed };
}

export function post(
  { queryUrl }: ProviderSettings,
  body: string,
  header: string | undefined,
): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    ...(header !== undefined && { [callSignatureHeader]: header }),
  };
  return fetch(queryUrl, { method: 'POST', headers, body });
}

export function pathOf({ queryUrl }: ProviderSettings): string {
  const { pathname, search } = new URL(queryUrl);
  return `${pathname}${search}`;
}

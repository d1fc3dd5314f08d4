import { clockToleranceSeconds, newRequestId, signCall, type ProviderKeys } from '../signature.ts';

export interface CallToForge {
  path: string;
  body: string;
  keyId: string;
  secret: string;
}

type Forge = (call: CallToForge) => string | undefined;

interface Change {
  keys?: ProviderKeys;
  method?: string;
  path?: string;
  body?: string;
  secondsLate?: number;
}

function signed({ path, body, keyId, secret }: CallToForge, change: Change = {}): string {
  const call = { method: change.method ?? 'POST', path: change.path ?? path, body: change.body ?? body };
  const now = new Date(Date.now() + (change.secondsLate ?? 0) * 1000);
  return signCall(change.keys ?? { [keyId]: secret }, call, newRequestId(), now).header;
}

const tooFar = clockToleranceSeconds + 60;

/** Signatures that neither side may accept; the number is part of the ids of the cases. */
export const forgedSignatures: readonly { number: string; what: string; forge: Forge }[] = [
  { number: '01', what: 'no signature', forge: () => undefined },
  { number: '02', what: 'an empty signature', forge: () => '' },
  {
    number: '03',
    what: 'a signature of the first edition',
    forge: (call) => signed(call).replace(/,r=[^,]+,v2/, ',v1'),
  },
  { number: '04', what: 'a signature that is cut short', forge: (call) => signed(call).slice(0, -1) },
  { number: '05', what: 'a signature in capitals', forge: (call) => signed(call).toUpperCase() },
  {
    number: '06',
    what: 'a signature of another body',
    forge: (call) => signed(call, { body: `${call.body} ` }),
  },
  {
    number: '07',
    what: 'a signature of another path',
    forge: (call) => signed(call, { path: `${call.path}-other` }),
  },
  {
    number: '08',
    what: 'a signature of the path with a query string',
    forge: (call) => signed(call, { path: `${call.path}?a=1` }),
  },
  { number: '09', what: 'a signature of another method', forge: (call) => signed(call, { method: 'PUT' }) },
  {
    number: '10',
    what: 'another request id than the signed one',
    forge: (call) => signed(call).replace(/r=[^,]+/, `r=${newRequestId()}`),
  },
  {
    number: '11',
    what: 'another time than the signed one',
    forge: (call) => signed(call).replace(/t=(\d+)/, (_, seconds) => `t=${Number(seconds) - 1}`),
  },
  {
    number: '12',
    what: 'a signature by another secret',
    forge: (call) => signed(call, { keys: { [call.keyId]: 'x'.repeat(48) } }),
  },
  {
    number: '13',
    what: 'a signature by an unknown key id',
    forge: (call) => signed(call, { keys: { 'no-such-key': call.secret } }),
  },
  {
    number: '14',
    what: 'a signature that is too old',
    forge: (call) => signed(call, { secondsLate: -tooFar }),
  },
  {
    number: '15',
    what: 'a signature of the future',
    forge: (call) => signed(call, { secondsLate: tooFar }),
  },
];

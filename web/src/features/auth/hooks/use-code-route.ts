import { useMemo } from 'react';
import type { PhoneNumber, RegisterTab } from '~/features/session';
import { useFlag } from '~/features/system';
import type { CodeSent } from '../api/sms.api';
import type { CodeProof } from '../model/code-proof';

export type SmsPurpose = 'login' | 'forgot' | RegisterTab;

/** By whom codes come, and what becomes of one that was typed. */
export interface CodeRoute {
  purpose: SmsPurpose;
  byService: boolean;
  send(phone: PhoneNumber): Promise<CodeSent>;
  prove(typed: string): Promise<CodeProof>;
}

/** The server's own codes, or the external phone service if the brand enables it (specification 4.7). */
export function useCodeRoute(purpose: SmsPurpose): CodeRoute {
  const byService = useFlag('PHONEAUTH3');
  return useMemo(() => (byService ? serviceRoute(purpose) : ownRoute(purpose)), [byService, purpose]);
}

// What sends them loads with the first code that is asked for.
const loadOwn = () => import('../api/sms.api');
const loadService = () => import('../model/service-route');

const ownRoute = (purpose: SmsPurpose): CodeRoute => ({
  purpose,
  byService: false,
  send: async (phone) => (await loadOwn()).sendCode(purpose, phone),
  prove: (typed) => Promise.resolve({ verificationCode: typed.trim() }),
});

const serviceRoute = (purpose: SmsPurpose): CodeRoute => ({
  purpose,
  byService: true,
  send: async (phone) => (await loadService()).sendByService(purpose, phone),
  prove: async (typed) => (await loadService()).proveByService(purpose, typed),
});

import type { ReactNode } from 'react';
import { Closings } from './closings';
import { Findings } from './findings';
import { useLedgerView, type LedgerView } from './ledger-views';
import { Months } from './months';
import { Seal } from './seal';
import { TrialBalanceView } from './trial-balance';

const SHOWN: Record<LedgerView, () => ReactNode> = {
  findings: Findings,
  balance: TrialBalanceView,
  closings: Closings,
  months: Months,
  seal: Seal,
};

/** The books of the platform: what the auditor found, whether they balance, and whether they are as they were written. */
export function LedgerPage() {
  const Shown = SHOWN[useLedgerView()];
  return <Shown />;
}

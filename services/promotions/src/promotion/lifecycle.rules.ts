/** Labels of the specification; `coming` and `join` are computed and never stored. */
export const enrolmentStatuses = [
  ...(['coming', 'join', 'signed', 'process', 'claim'] as const),
  ...(['applying', 'issued', 'claimed', 'rejected', 'close'] as const),
] as const;
export type EnrolmentStatus = (typeof enrolmentStatuses)[number];
export type StoredStatus = Exclude<EnrolmentStatus, 'coming' | 'join'>;

export const enrolmentActions = [
  ...(['open', 'enrol', 'progress', 'reach', 'issue', 'claim', 'apply'] as const),
  ...(['approve', 'reject', 'reapply', 'expire', 'fail', 'reverse'] as const),
] as const;
export type EnrolmentAction = (typeof enrolmentActions)[number];

/** Every move that exists. What is not here is refused. */
const transitions: Readonly<Record<EnrolmentStatus, Partial<Record<EnrolmentAction, EnrolmentStatus>>>> = {
  coming: { open: 'join' },
  join: {
    enrol: 'signed',
    reach: 'claim',
    issue: 'issued',
    claim: 'claimed',
    apply: 'applying',
    expire: 'close',
  },
  signed: {
    progress: 'process',
    reach: 'claim',
    issue: 'issued',
    apply: 'applying',
    reject: 'rejected',
    expire: 'close',
  },
  process: {
    progress: 'process',
    reach: 'claim',
    issue: 'issued',
    apply: 'applying',
    reject: 'rejected',
    expire: 'close',
  },
  claim: { claim: 'claimed', apply: 'applying', reject: 'rejected', expire: 'close' },
  applying: { approve: 'issued', reject: 'rejected' },
  issued: { fail: 'rejected', reverse: 'rejected' },
  claimed: { fail: 'rejected', reverse: 'rejected' },
  rejected: { reapply: 'applying' },
  close: {},
};

/** The status after an action; undefined if the action is not possible there. */
export function after(status: EnrolmentStatus, action: EnrolmentAction): EnrolmentStatus | undefined {
  return transitions[status][action];
}

/** What counts towards the limits of a promotion and holds its cycle. */
export function isHeld(status: EnrolmentStatus): boolean {
  return status !== 'rejected' && status !== 'close';
}

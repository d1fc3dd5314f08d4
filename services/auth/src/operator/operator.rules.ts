/** Every operator has this role, so that a route can require any operator. */
export const anyOperator = 'operator';

/** `admin` passes every route. */
export const operatorRoles = [
  'admin',
  'support',
  'cashier',
  'ledger',
  'content',
  'brand',
  'games',
  'rewards',
  'events',
  'agents',
  'lottery',
] as const;

export const withBaseRole = (roles: readonly string[]): string[] => [...new Set([anyOperator, ...roles])];

export const operatorName = /^[a-z0-9][a-z0-9._-]{2,31}$/i;
export const enrolmentHours = 24;

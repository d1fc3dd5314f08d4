import { queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';

export type Operator = Schema<'Auth.OperatorResponse'>;
export type EnrolmentLink = Schema<'Auth.EnrolmentLinkResponse'>;
export const OPERATOR_ROLES = [
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
export type OperatorRole = (typeof OPERATOR_ROLES)[number];
export const ACTIONS = ['disable', 'enable', 'reinvite', 'roles', 'endSessions'] as const;
export type Action = (typeof ACTIONS)[number];

const KEY = ['operators'];

export const operatorQueries = {
  all: KEY,
  list: () =>
    queryOptions({
      queryKey: [...KEY, 'list'],
      queryFn: async ({ signal }) => (await http.get('/wps/v2/ops/operators', { signal })).operators,
    }),
  details: (operatorId: string) =>
    queryOptions({
      queryKey: [...KEY, 'details', operatorId],
      queryFn: ({ signal }) =>
        http.get('/wps/v2/ops/operators/{operatorId}', { params: { operatorId }, signal }),
    }),
};

export const inviteOperator = (body: { username: string; roles: OperatorRole[]; reason: string }) =>
  http.post('/wps/v2/ops/operators', { body });

interface Change {
  operator: Operator;
  action: Action;
  reason: string;
  roles: OperatorRole[];
}

/** The enrolment code, if the action makes one. */
export async function changeOperator({
  operator,
  action,
  reason,
  roles,
}: Change): Promise<EnrolmentLink | null> {
  const params = { operatorId: operator.id };
  switch (action) {
    case 'reinvite':
      return http.post('/wps/v2/ops/operators/{operatorId}/enrolment', { params, body: { reason } });
    case 'roles':
      await http.put('/wps/v2/ops/operators/{operatorId}/roles', { params, body: { roles, reason } });
      return null;
    case 'endSessions':
      await http.post('/wps/v2/ops/operators/{operatorId}/sessions/termination', {
        params,
        body: { reason },
      });
      return null;
    default:
      await http.put('/wps/v2/ops/operators/{operatorId}/disabled', {
        params,
        body: { disabled: action === 'disable', reason },
      });
      return null;
  }
}

import type { Call } from '../route.js';

/** The calls that points owns. */
export const pointsCalls: readonly Call[] = [
  ['session', 'GET /wps/relay/MCS2_getPointBalance'],
  ['session', 'GET /wps/relay/MCS2_getPointConfig'],
  ['session', 'GET /wps/relay/MCS2_getPointReward'],
  ['fund-password', 'POST /wps/relay/passwordCheck/MCS2_redeemPointReward'],
  ['fund-password', 'POST /wps/relay/passwordCheck/MCS2_convertPoint'],
  ['session', 'GET /wps/relay/MCS2_getRedeemPointList'],
  ['session', 'GET /wps/relay/ODSFE2_MemTransDet'],
  ['session', 'GET /wps/v2/points/addresses'],
  ['session', 'POST /wps/v2/points/addresses'],
  ['session', 'DELETE /wps/v2/points/addresses/:id'],
  ['session', 'GET /wps/v2/ops/points/items'],
  ['session', 'POST /wps/v2/ops/points/items'],
  ['session', 'PUT /wps/v2/ops/points/items/:id'],
  ['session', 'GET /wps/v2/ops/points/orders'],
  ['session', 'PUT /wps/v2/ops/points/orders/:id/decision'],
  ['session', 'GET /wps/v2/ops/approvals/points'],
  ['session', 'GET /wps/v2/ops/approvals/points/policies'],
  ['session', 'PUT /wps/v2/ops/approvals/points/policies/:kind'],
  ['session', 'POST /wps/v2/ops/approvals/points/:id/approval'],
  ['session', 'POST /wps/v2/ops/approvals/points/:id/refusal'],
  ['session', 'POST /wps/v2/ops/approvals/points/:id/withdrawal'],
  ['session', 'GET /wps/v2/ops/points/ratios'],
  ['session', 'POST /wps/v2/ops/points/ratios'],
];

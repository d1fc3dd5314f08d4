export { approvalsFunctions, approvalsMigrations } from './database/1796500000900-create-approvals.js';
export { ApprovalErrors } from './approval.errors.js';
export type { Approval, ApprovalHandler, ApprovalStatus, Proposal, Values } from './approval.rules.js';
export { ApprovalsModule } from './approvals.module.js';
export { Approvals } from './approvals.service.js';
export { ApprovalAnswerResponse } from './dto/approval.response.js';

export * from './contract.js';
export type { GameType } from './fields.js';
export { asyncApiDocument, type AsyncApiDocument } from './asyncapi.js';

export { betAdjusted } from './bets/bet-adjusted.v1.js';
export { betSettled } from './bets/bet-settled.v1.js';
export type { BetCategory } from './bets/turnover.fields.js';
export { maximumCoverPpm } from './bets/valid-bet.js';

export { memberRegistered } from './auth/member-registered.v1.js';
export { sessionOpened } from './auth/session-opened.v1.js';
export { contactChanged } from './auth/contact-changed.v1.js';
export { deviceSeen } from './auth/device-seen.v1.js';
export { accountStatusChanged } from './auth/account-status-changed.v1.js';
export { securityChanged } from './auth/security-changed.v1.js';
export { payloadKeyState } from './auth/payload-key.state.js';

export { announcementChanged } from './member/announcement-changed.v1.js';
export { brandState, type WhitelabelNode } from './member/brand.state.js';
export { exclusionBegan } from './member/exclusion-began.v1.js';
export { identityChanged } from './member/identity-changed.v1.js';
export { messageReceived } from './member/message-received.v1.js';
export { realityCheckScheduled } from './member/reality-check-scheduled.v1.js';
export { registerRulesState } from './member/register-rules.state.js';

export { postingRecorded, postingKinds, PostingKind } from './wallet/posting-recorded.v1.js';
export { housePostingRecorded } from './wallet/house-posting-recorded.v1.js';
export { hashChainExtended } from './wallet/hash-chain-extended.v1.js';
export { creditRequested, creditKinds } from './wallet/credit-requested.v1.js';
export { creditCompleted } from './wallet/credit-completed.v1.js';
export { creditRefused } from './wallet/credit-refused.v1.js';
export { bonusChanged, bonusStatuses } from './wallet/bonus-changed.v1.js';
export { claimChanged, claimStatuses } from './wallet/claim-changed.v1.js';
export { claimRequested } from './wallet/claim-requested.v1.js';
export { depositFailed } from './wallet/deposit-failed.v1.js';
export { depositReversed } from './wallet/deposit-reversed.v1.js';
export { depositSucceeded } from './wallet/deposit-succeeded.v1.js';
export { creditRevocationRequested } from './wallet/credit-revocation-requested.v1.js';
export { withdrawalApproved } from './wallet/withdrawal-approved.v1.js';
export { withdrawalChanged } from './wallet/withdrawal-changed.v1.js';
export { withdrawalRejected } from './wallet/withdrawal-rejected.v1.js';

export { winnerAnnounced } from './game-launch/winner-announced.v1.js';
export { vendorState } from './game-launch/vendor.state.js';

export { affiliateCodeState } from './agent-contracts/affiliate-code.state.js';
export { memberPlaced } from './agent-contracts/member-placed.v1.js';

export { pointsEarned } from './points/points-earned.v1.js';
export { redemptionDecided } from './points/redemption-decided.v1.js';
export { bonusIssued } from './promotions/bonus-issued.v1.js';
export { memberLabelled } from './promotions/member-labelled.v1.js';
export { vipRanked } from './promotions/vip-ranked.v1.js';
export { drawChanged } from './lottery/draw-changed.v1.js';
export { drawScheduled } from './lottery/draw-scheduled.v1.js';
export { lotteryGameOffered } from './lottery/game-offered.v1.js';
export { lotteryTicketChanged } from './lottery/ticket-changed.v1.js';

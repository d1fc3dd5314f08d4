export {
  signedCall,
  type CallAnswer,
  type CallRequest,
  type CallResult,
  type Send,
  type SignedResult,
} from './call.ts';
export type { CaseResult } from './conformance/conformance-case.ts';
export { operatorCases, runOperatorConformance } from './conformance/operator.cases.ts';
export type { ProviderPlay } from './conformance/provider-play.cases.ts';
export { providerCases, runProviderConformance } from './conformance/provider.cases.ts';
export { OperatorClient, sendByFetch, type Answer } from './operator-client.ts';
export type {
  BetMessage,
  BetsMessage,
  JackpotPart,
  Money,
  PartAnswer,
  RollbackMessage,
  Seated,
  SessionOpened,
  SettleMessage,
  Settlement,
  StatedOdds,
  WinMessage,
} from './operator-messages.ts';
export { casesOfPlay } from './reference/defects.ts';
export { ReferenceOperator, type ReferenceSettings, type Ticket } from './reference/reference-operator.ts';
export { runTransferWalletConformance, transferWalletCases } from './conformance/transfer-wallet.cases.ts';
export {
  callSignatureHeader,
  isAnswerTo,
  newRequestId,
  signAnswer,
  signCall,
  verifyCall,
  type ProviderKeys,
  type VerifiedCall,
} from './signature.ts';
export {
  transferWalletCalls,
  type HistoryAnswer,
  type HistoryRound,
  type TransferMessage,
  type TransferWalletCall,
} from './transfer-wallet/messages.ts';
export { TransferWalletTable } from './conformance/transfer-wallet-connection.ts';

export { signedCall, type CallAnswer, type CallRequest, type CallResult, type Send } from './call.ts';
export type { CaseResult } from './conformance/conformance-case.ts';
export { operatorCases, runOperatorConformance } from './conformance/operator.cases.ts';
export { providerCases, runProviderConformance } from './conformance/provider.cases.ts';
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

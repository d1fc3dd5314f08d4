export { signedCall, type CallAnswer, type CallRequest, type CallResult, type Send } from './call.ts';
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

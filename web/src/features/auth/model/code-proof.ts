/** Proof of a phone number: the server's own code, or a token of the external service (specification 7.1). */
export type CodeProof = { verificationCode: string } | { firebaseChannel: 'sms'; idToken: string };

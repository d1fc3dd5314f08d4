/** What proves a number to the server: a code of its own, or the token of the outside phone service (specification 7.1). */
export type CodeProof = { verificationCode: string } | { firebaseChannel: 'sms'; idToken: string };

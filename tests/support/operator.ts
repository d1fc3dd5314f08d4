import { OperatorClient, type ApiClientOptions } from '#libs/api-client';
import { demoAccounts, demoOperatorSecret } from '../../deploy/local/demo.ts';

/** Logs the demo operator in at the gateway. */
export function logInOperator(site: string, options?: ApiClientOptions): Promise<OperatorClient> {
  const { username, password } = demoAccounts.find(({ role }) => role === 'operator')!;
  return OperatorClient.logIn(site, { username, password, secret: demoOperatorSecret }, options);
}

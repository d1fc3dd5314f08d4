import { randomInt, randomUUID } from 'node:crypto';
import { personOf, PlayerClient, registrationOf } from '../../../libs/api-client/src/index.ts';
import { meetTurnover } from './time.ts';

const fundPassword = '808182';
const key = () => ({ 'idempotency-key': randomUUID() });

interface Session {
  token: string;
  memberId: string;
}

/** A member by the API alone, for what a journey finds there when it begins. */
export async function newMember(site: string): Promise<PlayerClient> {
  const player = new PlayerClient(site, `member${randomInt(1e8, 1e9)}`, { encrypted: true });
  const fields = registrationOf(player.account, player.password, {
    workProof: await player.prove('register'),
  });
  const body = await player.credentials(fields);
  const { token, memberId } = await player.value<Session>('PUT', '/wps/member/register', body);
  player.token = token;
  player.memberId = memberId;
  return player;
}

export interface Ordered {
  player: PlayerClient;
  id: string;
}

/** Gives the member a fund password and an account at a bank; answers with how the member orders a withdrawal. */
export async function readyToWithdraw(player: PlayerClient): Promise<(amount: number) => Promise<Ordered>> {
  const secrets = {
    password: player.password,
    newFundPassword: fundPassword,
    confirmFundPassword: fundPassword,
  };
  await player.value('POST', '/wps/v2/fund-password', await player.credentials(secrets));
  const proof = async () => ({ fundPassword: await player.fundPassword(fundPassword) });
  const number = String(randomInt(1e9, 1e10));
  const about = { institution: '970436', number, holder: personOf(player.account).payeeName };
  const binding = { ...about, ...(await proof()) };
  const account = await player.value<{ id: string }>('POST', '/wps/v2/bank-accounts', binding, key());
  return async (amount) => {
    const order = { accountId: account.id, amount: `${amount}.00`, ...(await proof()) };
    const { id } = await player.value<{ id: string }>('POST', '/wps/v2/withdrawals', order, key());
    return { player, id };
  };
}

/** A new member's first withdrawal, which waits for an operator. `amount` in whole đồng. */
export async function waitingWithdrawal(site: string, amount: number): Promise<Ordered> {
  const player = await newMember(site);
  await player.deposit(`${amount}.00`);
  const order = await readyToWithdraw(player);
  await meetTurnover(player.account);
  return order(amount);
}

export const withdrawalStatus = async ({ player, id }: Ordered): Promise<string> =>
  (await player.value<{ status: string }>('GET', `/wps/v2/withdrawals/${id}`)).status;

/** Orders a deposit, of which the last digits say how the simulated payer behaves. Answers with the purpose of its transfer. */
export async function orderTransfer(player: PlayerClient, amount: number): Promise<string> {
  const order = { channel: 'BANK', amount: `${amount}.00` };
  return (await player.value<{ transferCode: string }>('POST', '/wps/v2/deposits', order, key()))
    .transferCode;
}

/** Request bodies of the public API. Pure: k6 loads them, too. */

export interface Game {
  gameId: string;
  vassalage: string;
  nodeId?: string;
}

/** A person of full age whose name nobody else has: each account is another person's. */
export const personOf = (username: string) => ({
  payeeName: `NGUYEN ${username
    .toUpperCase()
    .replace(/\d/g, (digit) => `X${'ABCDEFGHIJ'.charAt(Number(digit))}`)
    .replace(/[^A-Z]/g, 'X')}`,
  birthday: '1990-05-01',
});

export const registrationOf = (username: string, password: string, more: object = {}) => ({
  username,
  ...personOf(username),
  password,
  confirmPassword: password,
  agreement: true,
  login: true,
  registerMethod: 'WEB',
  ...more,
});

export const loginOf = (username: string, password: string) => ({ type: 'username', username, password });

export const launchOf = ({ gameId, nodeId, vassalage }: Game) => ({
  gameId,
  nodeId,
  vassalage,
  accountType: 1,
  confirmTrans: 0,
  launchMode: 'GLS',
  platform: 'html5-desktop',
  clientType: 3,
  language: 'VI',
});

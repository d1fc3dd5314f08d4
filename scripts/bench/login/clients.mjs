import { randomBytes } from 'node:crypto';
import { Agent } from 'undici';
import { ApiClient, loginOf, PayloadEncryption, registrationOf } from '../../../libs/api-client/src/index.ts';
import { Wire } from './wire.mjs';

const password = 'Thuyen-Troi-Ngoc-7';
const loginPath = '/wps/session/login';
/** More than two cores will ever hash in a second. */
const mostPerSecond = 250;

/** Clients that log in as browsers do: each payload encrypted for the platform's key, each used once. */
export class LoginClients {
  usernames = [];
  /** The mark that a browser keeps, by user name: who comes again comes with the same browser. */
  #devices = new Map();
  #next = 0;

  static async open(url, clients) {
    const { info } = await new ApiClient(url).value('GET', '/wps/system/status');
    return new LoginClients(url, clients, await PayloadEncryption.of(info.payloadKey));
  }

  constructor(url, clients, encryption) {
    this.url = url;
    this.clients = clients;
    this.encryption = encryption;
    this.agent = new Agent({ connections: clients + 1, keepAliveTimeout: 60_000 });
  }

  close() {
    return this.agent.close();
  }

  async register(count) {
    const prefix = `bench${randomBytes(3).toString('hex')}`;
    for (let n = 0; n < count; n += 1) {
      const username = `${prefix}${n}`;
      const { status, body, headers } = await this.send(
        'PUT',
        '/wps/member/register',
        await this.encrypt(registrationOf(username, password)),
      );
      if (status !== 200) throw new Error(`void: registration gave ${status} ${body}`);
      this.usernames.push(username);
      this.#devices.set(username, /__Host-device=[\w-]+/.exec(String(headers['set-cookie']))[0]);
    }
  }

  /** Logs in for members with the usual password who exist, instead of those that were registered. */
  async adopt(usernames) {
    this.usernames = usernames;
    for (const username of usernames) {
      const { status, body, headers } = await this.attempt(await this.encrypt(loginOf(username, password)));
      if (status !== 200) throw new Error(`void: the first login gave ${status} ${body}`);
      this.#devices.set(username, /__Host-device=[\w-]+/.exec(String(headers['set-cookie']))[0]);
    }
  }

  async tokens() {
    const tokens = [];
    for (const username of this.usernames) {
      const { body } = await this.logIn(username, await this.encrypt(loginOf(username, password)));
      tokens.push(JSON.parse(body).value.token);
    }
    return tokens;
  }

  /** Payloads for one round, made before its clock runs: in life the members' own devices make them. Good for a minute. */
  async encryptedLogins(seconds) {
    const payloads = [];
    for (let n = 0; n < seconds * mostPerSecond; n += 1) {
      const username = this.usernames[this.#next++ % this.usernames.length];
      payloads.push({ username, body: await this.encrypt(loginOf(username, password)) });
    }
    return payloads;
  }

  /** Logins a second; any answer but 200 voids the measurement. */
  async run(payloads, seconds) {
    const wires = await Promise.all(Array.from({ length: this.clients }, () => Wire.open(this.url)));
    const requests = payloads.map(({ username, body }) => {
      const headers = { 'content-type': 'application/json', cookie: this.#devices.get(username) };
      return wires[0].request('POST', loginPath, headers, body);
    });
    const began = performance.now();
    const end = began + seconds * 1000;
    let done = 0;
    const client = async (wire) => {
      while (performance.now() < end) {
        const request = requests.pop();
        if (request === undefined) throw new Error('void: more logins than payloads');
        const { status, body } = await wire.send(request);
        if (status !== 200) throw new Error(`void: a login gave ${status} ${body}`);
        done += 1;
      }
    };
    try {
      await Promise.all(wires.map(client));
      return done / ((performance.now() - began) / 1000);
    } finally {
      for (const wire of wires) wire.close();
    }
  }

  logIn(username, payload) {
    return this.attempt(payload, { cookie: this.#devices.get(username) });
  }

  attempt(payload, headers = {}) {
    return this.send('POST', loginPath, payload, headers);
  }

  async send(method, path, body, headers = {}) {
    const answer = await this.agent.request({
      ...{ origin: this.url, method, path, body },
      headers: { 'content-type': 'application/json', ...headers },
    });
    return { status: answer.statusCode, headers: answer.headers, body: await answer.body.text() };
  }

  async encrypt(fields) {
    return JSON.stringify(await this.encryption.encrypt(fields));
  }
}

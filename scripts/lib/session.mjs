/** A client of the public API for scripts: one visitor, with the token of a session once logged in. */
export class Session {
  token;

  constructor(url) {
    this.url = url.replace(/\/$/, '');
  }

  /** The value of a successful answer; anything else is an error that names the call. */
  async call(method, path, body, headers = {}) {
    const answer = await fetch(this.url + path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const envelope = await answer.json().catch(() => ({}));
    if (!answer.ok || !envelope.success)
      throw new Error(`${method} ${path}: ${answer.status} ${envelope.code ?? ''}`);
    return envelope.value;
  }

  async page(path) {
    const answer = await fetch(this.url + path);
    const text = await answer.text();
    if (!answer.ok || !text.includes('<html')) throw new Error(`GET ${path}: ${answer.status}, no page`);
  }

  /** Plain JSON: the platform must run with PAYLOAD_ENCRYPTION=optional and, where a captcha is due, CAPTCHA=off. */
  async login({ username, password }) {
    const { token } = await this.call('POST', '/wps/session/login', { type: 'username', username, password });
    this.token = token;
  }

  async launchAnyGame() {
    const { games } = await this.call('GET', '/wps/relay/GCSGAME_gameList?pageNo=1&pageSize=24');
    const [{ gameId, vassalage }] = games;
    return this.call('POST', '/wps/game/launchGame', { gameId, vassalage, language: 'VI' });
  }
}

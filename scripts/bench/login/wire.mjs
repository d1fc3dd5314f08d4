import { connect } from 'node:net';
import { once } from 'node:events';

const end = '\r\n\r\n';

/**
 * One kept connection that does one request at a time, and reads of an answer no more than its status and length. What a login costs
 * its caller is spent on the member's device in life; here it must not weigh on the machine that is measured.
 */
export class Wire {
  #socket;
  #host;
  #heard = Buffer.alloc(0);
  #answered;
  #broken;

  static async open(url) {
    const { hostname, port, host } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    await once(socket, 'connect');
    return new Wire(socket, host);
  }

  constructor(socket, host) {
    this.#socket = socket;
    this.#host = host;
    socket.on('data', (chunk) => this.#hear(chunk));
    socket.on('close', () => this.#broken?.(new Error('void: the connection was closed')));
    socket.on('error', (error) => this.#broken?.(error));
  }

  /** Bytes made before the clock runs. */
  request(method, path, headers, body) {
    const lines = Object.entries({ host: this.#host, 'content-length': Buffer.byteLength(body), ...headers });
    return Buffer.from(
      `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}${end}${body}`,
    );
  }

  /** Answers with status and body. */
  send(request) {
    return new Promise((resolve, reject) => {
      this.#answered = resolve;
      this.#broken = reject;
      this.#socket.write(request);
    });
  }

  close() {
    this.#broken = undefined;
    this.#socket.destroy();
  }

  #hear(chunk) {
    this.#heard = this.#heard.length === 0 ? chunk : Buffer.concat([this.#heard, chunk]);
    const headEnds = this.#heard.indexOf(end);
    if (headEnds < 0) return;
    const head = this.#heard.toString('latin1', 0, headEnds);
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined) return this.#broken(new Error('void: an answer without its length'));
    const from = headEnds + end.length;
    if (this.#heard.length < from + Number(length)) return;
    const answer = { status: Number(head.slice(9, 12)), body: this.#heard.toString('utf8', from) };
    this.#heard = Buffer.alloc(0);
    this.#answered(answer);
  }
}

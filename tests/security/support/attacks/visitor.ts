import { Agent, request } from 'node:http';
import { readEnvelope } from '#libs/api-client';

/** A connection for each request: one that the other end closes meanwhile would be taken for an answer. */
const agent = new Agent({ keepAlive: false });

export interface Seen {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  code: string;
}

/** A request with whatever headers, Host among them, which `fetch` would not send. */
export function visit(
  site: string,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: string,
): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const asked = request(`${site}${path}`, { method, headers, agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        const { success, code } = readEnvelope(answer.statusCode!, text);
        resolve({
          status: answer.statusCode!,
          headers: answer.headers,
          text,
          code: success ? 'ok' : (code ?? 'no JSON'),
        });
      });
      answer.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

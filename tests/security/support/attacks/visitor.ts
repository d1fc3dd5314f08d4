import { Agent, request } from 'node:http';

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
        resolve({ status: answer.statusCode!, headers: answer.headers, text, code: codeIn(text) });
      });
      answer.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

function codeIn(text: string): string {
  try {
    const { success, code } = JSON.parse(text) as { success?: boolean; code?: string };
    return success ? 'ok' : String(code);
  } catch {
    return 'no JSON';
  }
}

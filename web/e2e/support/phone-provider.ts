import { randomInt, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';

/** As the platform is told at its start (scripts/lib/journeys.mjs). */
const issuer = 'https://phone.example/sen-vang';
const audience = 'sen-vang';

interface Session {
  number: string;
  code: string;
  used: boolean;
}

/**
 * A stand-in of the outside phone service: what its script in the browser asks of it, and the keys by which our server
 * believes it. Nothing of ours is replaced.
 */
export class PhoneProvider {
  private readonly sessions = new Map<string, Session>();
  private constructor(
    private readonly server: Server,
    private readonly key: CryptoKey,
  ) {}

  static async start(port = Number(process.env['PHONE_PROVIDER_PORT'])): Promise<PhoneProvider> {
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
    const jwk = { ...(await exportJWK(publicKey)), kid: 'phone-1', alg: 'RS256', use: 'sig' };
    const server = createServer();
    const provider = new PhoneProvider(server, privateKey);
    server.on('request', (request: IncomingMessage, reply: ServerResponse) => {
      reply.setHeader('access-control-allow-origin', '*');
      reply.setHeader('access-control-allow-headers', '*');
      if (request.method === 'OPTIONS') return reply.end();
      const { pathname } = new URL(request.url!, 'http://provider');
      void (async () => {
        const body = pathname === '/jwks' ? { keys: [jwk] } : await provider.answer(pathname, request);
        reply.statusCode = 'error' in body ? 400 : 200;
        reply.setHeader('content-type', 'application/json').end(JSON.stringify(body));
      })();
    });
    await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
    return provider;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((done) => void this.server.close(() => done()));
  }

  /** The newest code that went to the number. */
  codeTo(number: string): string {
    const session = [...this.sessions.values()].findLast((one) => one.number === number);
    if (!session) throw new Error(`the provider sent no code to ${number}`);
    return session.code;
  }

  private async answer(path: string, request: IncomingMessage): Promise<object> {
    const body = await bodyOf(request);
    switch (path.replace(/^\/(identitytoolkit|securetoken)\.googleapis\.com/, '')) {
      case '/v1/recaptchaParams':
        return { recaptchaSiteKey: 'none' };
      case '/v1/accounts:sendVerificationCode':
        return this.send(body['phoneNumber'] ?? '');
      case '/v1/accounts:signInWithPhoneNumber':
        return this.signIn(body);
      case '/v1/accounts:lookup':
        return { users: [{ localId: 'person', providerUserInfo: [] }] };
      case '/v1/token': {
        const idToken = await this.tokenFor(body['refresh_token'] ?? '');
        return { access_token: idToken, refresh_token: body['refresh_token'], expires_in: '3600' };
      }
      default:
        return {}; // no other puzzle is configured
    }
  }

  private send(number: string): object {
    if (!/^\+84\d{9}$/.test(number)) return refusal('INVALID_PHONE_NUMBER');
    const sessionInfo = randomUUID();
    const code = String(randomInt(1e6)).padStart(6, '0');
    this.sessions.set(sessionInfo, { number, code, used: false });
    return { sessionInfo };
  }

  private async signIn({ sessionInfo = '', code = '' }: Record<string, string>): Promise<object> {
    const session = this.sessions.get(sessionInfo);
    if (!session || session.used) return refusal('SESSION_EXPIRED');
    if (session.code !== code) return refusal('INVALID_CODE');
    session.used = true;
    const { number } = session;
    return {
      ...{ idToken: await this.tokenFor(number), refreshToken: number, expiresIn: '3600' },
      ...{ localId: 'person', phoneNumber: number, isNewUser: false },
    };
  }

  private tokenFor(number: string): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({ phone_number: number, auth_time: now, jti: randomUUID() })
      .setProtectedHeader({ alg: 'RS256', kid: 'phone-1' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject('person')
      .setIssuedAt(now)
      .setExpirationTime(now + 3600)
      .sign(this.key);
  }
}

const refusal = (message: string) => ({ error: { code: 400, message } });

async function bodyOf(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  if (text === '') return {};
  return text.startsWith('{')
    ? (JSON.parse(text) as Record<string, string>)
    : Object.fromEntries(new URLSearchParams(text));
}

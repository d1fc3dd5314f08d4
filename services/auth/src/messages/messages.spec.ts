import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { pino } from 'pino';
import { AuthConfig } from '../auth.config.js';
import { ConsoleSmsSender } from './adapters/console-sms.js';
import { HttpSmsSender } from './adapters/http-sms.js';
import { SmtpEmailSender } from './adapters/smtp-email.js';
import { MessageRefused } from './message.ports.js';
import { smsSender } from './messages.module.js';
import { emailText, type EmailText } from './texts/email.texts.js';
import { smsText } from './texts/sms.texts.js';

const quiet = pino({ level: 'silent' });
const sms = { to: '+84901234567', text: 'ma cua ban la 123456' };

/** Answers every request so, and keeps what it was asked. */
async function gateway(answer: (reply: ServerResponse, request: IncomingMessage) => void) {
  const asked: { body: string; headers: IncomingMessage['headers'] }[] = [];
  const server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      asked.push({ body: Buffer.concat(parts).toString(), headers: request.headers });
      answer(reply, request);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
  return { asked, url, close: () => new Promise((done) => server.close(done)) };
}

/** As much of SMTP as it takes to receive one message after another. */
async function mailServer(onRecipient = '250 ok') {
  const received: string[] = [];
  const server = createTcpServer((socket) => {
    let message: string[] | undefined;
    let rest = '';
    socket.write('220 test\r\n');
    socket.on('data', (data) => {
      rest += data.toString();
      const lines = rest.split('\r\n');
      rest = lines.pop()!;
      for (const line of lines) {
        if (message) {
          if (line === '.') {
            received.push(message.join('\n'));
            message = undefined;
            socket.write('250 taken\r\n');
          } else message.push(line);
        } else if (line.startsWith('DATA')) {
          message = [];
          socket.write('354 go\r\n');
        } else socket.write(line.startsWith('RCPT') ? `${onRecipient}\r\n` : '250 ok\r\n');
      }
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { received, url: `smtp://127.0.0.1:${port}?ignoreTLS=true`, close: () => server.close() };
}

describe('the adapter for a gateway of text messages', () => {
  it('sends what the gateway calls its fields, and the token in its header', async () => {
    const { asked, url, close } = await gateway((reply) => reply.end('{}'));
    const fields = { to: 'phone', text: 'content', sender: 'LOTUS' };
    await new HttpSmsSender({ url, token: 'secret', fields }).send(sms);
    expect(JSON.parse(asked[0]!.body)).toEqual({ phone: sms.to, content: sms.text, sender: 'LOTUS' });
    expect(asked[0]!.headers.authorization).toBe('Bearer secret');
    await close();
  });

  it.each([
    [500, false],
    [429, false],
    [400, true],
    [403, false],
    [422, true],
  ])('takes %i for %s a final no', async (status, final) => {
    const { url, close } = await gateway((reply) => reply.writeHead(status).end());
    const failure = await new HttpSmsSender({ url, fields: {} }).send(sms).catch((error: unknown) => error);
    expect([failure instanceof Error, failure instanceof MessageRefused]).toEqual([true, final]);
    await close();
  });

  it('SEC-S24 follows no redirect, and times out', async () => {
    const other = await gateway((reply) => reply.end());
    const moved = await gateway((reply) => reply.writeHead(307, { location: other.url }).end());
    await expect(new HttpSmsSender({ url: moved.url, fields: {} }).send(sms)).rejects.toThrow();
    expect(other.asked).toEqual([]);
    const silent = await gateway(() => undefined);
    await expect(
      new HttpSmsSender({ url: silent.url, fields: {}, timeoutMs: 50 }).send(sms),
    ).rejects.toThrow();
    await Promise.all([moved.close(), other.close()]);
    void silent.close();
  });
});

describe('the adapter for mail', () => {
  const mail = { to: 'an@example.vn', subject: 'Mã xác minh', text: 'Mã: 123456', html: '<p>Mã: 123456</p>' };

  it('hands a message to the server', async () => {
    const server = await mailServer();
    await new SmtpEmailSender(server.url, 'Lotus <no-reply@lotus.example>').send(mail);
    expect(server.received[0]).toContain('To: an@example.vn');
    expect(server.received[0]).toContain('From: Lotus <no-reply@lotus.example>');
    expect(server.received[0]).toContain('multipart/alternative');
    server.close();
  });

  it('distinguishes a permanent refusal from a temporary one', async () => {
    for (const [answer, final] of [
      ['550 nobody', true],
      ['450 later', false],
    ] as const) {
      const server = await mailServer(answer);
      const failure = await new SmtpEmailSender(server.url, 'a@b.example')
        .send(mail)
        .catch((error: unknown) => error);
      expect(failure instanceof MessageRefused).toBe(final);
      server.close();
    }
  });
});

describe('the choice of senders', () => {
  const config = (over: Partial<AuthConfig>) => Object.assign(new AuthConfig(), over);

  it('sends by HTTP where a gateway is configured', () => {
    const sender = smsSender(config({ smsProvider: 'http', smsUrl: 'https://sms.example' }), quiet);
    expect(sender).toBeInstanceOf(HttpSmsSender);
  });

  it('writes to the console where a developer asks for it', async () => {
    const console = smsSender(config({ smsProvider: 'console' }), quiet);
    expect(console).toBeInstanceOf(ConsoleSmsSender);
    await console.send(sms);
  });
});

describe('the texts of messages', () => {
  it('fit into one text message of plain letters', () => {
    for (const kind of ['login', 'reset', 'register', 'taken', 'contact', 'fund-password'] as const) {
      for (const language of ['vi', 'en'] as const) {
        const text = smsText(kind, language, { brand: 'Sen Vàng', code: '123456', minutes: 5 });
        expect(text).toMatch(/^[\x20-\x7e]{1,160}$/);
        expect(text.includes('123456')).toBe(kind !== 'taken');
      }
    }
  });

  it('are there in both languages, and let no name become markup', () => {
    const all: EmailText[] = [
      { kind: 'password-reset', link: 'https://sen.example/#token=x', minutes: 30 },
      { kind: 'code', code: '123456', minutes: 5 },
      { kind: 'new-device', device: 'Firefox <b>', at: '2026-11-21 17:00' },
      { kind: 'security-changed', what: 'password', at: '2026-11-21 17:00' },
    ];
    for (const text of all) {
      const [vi, en] = (['vi', 'en'] as const).map((language) =>
        emailText('an@example.vn', 'Sen Vàng', '<i>an</i>', language, text),
      );
      expect(vi!.subject).not.toBe(en!.subject);
      for (const { html, text: plain } of [vi!, en!]) {
        expect(html).not.toMatch(/<i>|<b>/);
        expect(plain).toContain('<i>an</i>');
      }
    }
  });
});

import type { NestFastifyApplication } from '@nestjs/platform-fastify';

const formPath = '/wps/member/password/email';
const maxLength = 4096;

/**
 * One route accepts a form, as the specification requires. All others refuse forms, which a foreign page
 * could submit.
 */
export function acceptForm(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance();
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxLength },
    (request, body, done) => {
      if (request.routeOptions.url !== formPath) {
        done(Object.assign(new Error('this route accepts no form'), { statusCode: 415 }));
        return;
      }
      const fields = [...new URLSearchParams(String(body))];
      const names = new Set(fields.map(([name]) => name));
      if (names.size < fields.length)
        done(Object.assign(new Error('a form field is repeated'), { statusCode: 400 }));
      else done(null, Object.fromEntries(fields));
    },
  );
}

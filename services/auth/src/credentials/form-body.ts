import type { NestFastifyApplication } from '@nestjs/platform-fastify';

const formPath = '/wps/member/password/email';
const longest = 4096;

/** One call takes a form, as the specification's site sends it; any other refuses forms, which a foreign page could send. */
export function takeFormAt(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance();
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: longest },
    (request, body, done) => {
      if (request.routeOptions.url !== formPath) {
        done(Object.assign(new Error('no form is taken here'), { statusCode: 415 }));
        return;
      }
      const fields = [...new URLSearchParams(String(body))];
      const names = new Set(fields.map(([name]) => name));
      if (names.size < fields.length) done(Object.assign(new Error('a field twice'), { statusCode: 400 }));
      else done(null, Object.fromEntries(fields));
    },
  );
}

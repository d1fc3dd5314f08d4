import { expect, it, vi } from 'vitest';
import { searchNonce } from '~/lib/nonce';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { operatorSessionApi } from '../session/session.api';

// The sealed body is shown as it was, so that a test can read it.
vi.mock('~/lib/crypto', async (original) => ({
  ...(await original<typeof import('~/lib/crypto')>()),
  encryptPayload: (fields: object) => Promise.resolve(fields),
}));

const fields = { username: 'thu_ngan', password: 'Thuyen-Troi-Ngoc-7', code: '123456' };
const session = { token: 't-1', operatorId: 'o-1', roles: ['operator'], lastLoginAt: null };

function siteThatAsksFor(demanded: string) {
  const asked: string[] = [];
  const given: unknown[] = [];
  server.use(
    gateway.post('/wps/captcha/work', async ({ request }) => {
      const { action } = (await request.json()) as { action: string };
      asked.push(action);
      return ok({ id: `w-${action}`, salt: 'salt', bits: 1, waitMs: 0 });
    }),
    gateway.post('/wps/v2/ops/session', async ({ request }) => {
      const { workProof } = (await request.json()) as unknown as { workProof?: { id: string } };
      given.push(workProof);
      return workProof?.id === `w-${demanded}`
        ? ok(session)
        : refused(422, 'CAPTCHA_CHECK_FAILED', { work: demanded });
    }),
  );
  return { asked, given };
}

it('sends the proof of work with an operator’s login', async () => {
  const { asked, given } = siteThatAsksFor('operator');
  expect(await operatorSessionApi.logIn(fields)).toMatchObject({ token: 't-1' });
  expect(asked).toEqual(['operator']);
  expect(given).toEqual([{ id: 'w-operator', nonce: searchNonce('salt', 1, 0, 100) }]);
});

it('does the harder work where the refusal asks for it', async () => {
  const { asked } = siteThatAsksFor('operator-again');
  expect(await operatorSessionApi.logIn(fields)).toMatchObject({ token: 't-1' });
  expect(asked).toEqual(['operator', 'operator-again']);
});

it('does not try again where the right work was refused', async () => {
  const { asked } = siteThatAsksFor('operator');
  server.use(
    gateway.post('/wps/v2/ops/session', () => refused(422, 'CAPTCHA_CHECK_FAILED', { work: 'operator' })),
  );
  await expect(operatorSessionApi.logIn(fields)).rejects.toMatchObject({ code: 'CAPTCHA_CHECK_FAILED' });
  expect(asked).toEqual(['operator']);
});

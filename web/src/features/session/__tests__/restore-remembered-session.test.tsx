import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { restoreRememberedSession, rememberedLogin, useSessionStore } from '~/features/session';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { renderApp, testClient } from '~/testing/render';

describe('a browser that was asked to be remembered (SPEC-4.3)', () => {
  let asked = 0;
  const answer = (...answers: (() => Response)[]) =>
    server.use(
      gateway.post('/wps/session/remembered', () => answers[Math.min(asked++, answers.length - 1)]!()),
    );
  beforeEach(() => {
    asked = 0;
    rememberedLogin.save('minhtam88');
  });
  afterEach(() => rememberedLogin.forget());

  it('is logged in again at start-up', async () => {
    answer(() => ok({ token: 'again', type: 0 }));
    await restoreRememberedSession(testClient());
    expect(sessionStorage.getItem('token')).toBe('again');
    expect(useSessionStore.getState().accountType).toBe(0);
  });

  it('asks once more where another window came at the same moment', async () => {
    answer(
      () => refused(409, 'REMEMBER_USED'),
      () => ok({ token: 'again', type: 0 }),
    );
    await restoreRememberedSession(testClient());
    expect([asked, sessionStorage.getItem('token')]).toEqual([2, 'again']);
  });

  it('stays a guest when the server knows it no more, does not ask again, and keeps the name', async () => {
    answer(() => refused(401, 'REMEMBER_ENDED'));
    await restoreRememberedSession(testClient());
    await restoreRememberedSession(testClient());
    expect([asked, sessionStorage.getItem('token')]).toEqual([1, null]);
    expect(useSessionStore.getState().expired).toBe(false);
    expect(rememberedLogin.username()).toBe('minhtam88');
  });

  it('may come back later when the server was out of reach', async () => {
    answer(() => refused(503, 'UNAVAILABLE'));
    await restoreRememberedSession(testClient());
    expect(rememberedLogin.isEnabled()).toBe(true);
  });

  it('is not called without a remember cookie', async () => {
    rememberedLogin.forget();
    answer(() => ok({ token: 'again', type: 0 }));
    await restoreRememberedSession(testClient());
    expect([asked, sessionStorage.getItem('token')]).toEqual([0, null]);
  });

  it('stays logged out even if the logout call failed', async () => {
    answer(() => ok({ token: 'again', type: 0 }));
    useSessionStore.getState().begin({ token: 't', type: 0 }, { forceChange: false });
    server.use(gateway.delete('/wps/session/logout', () => refused(503, 'UNAVAILABLE')));
    await renderApp('/nowhere?m=logout');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.setup().click(dialog.getByRole('button', { name: 'Đăng xuất' }));
    await waitFor(() => expect(sessionStorage.getItem('token')).toBeNull());
    await restoreRememberedSession(testClient());
    expect([asked, sessionStorage.getItem('token')]).toEqual([0, null]);
  });
});

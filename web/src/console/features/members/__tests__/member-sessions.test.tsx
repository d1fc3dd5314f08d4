import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { beforeEach, describe, expect, it } from 'vitest';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { testClient } from '~/testing/render';
import shell from '../../../locales/en.json';
import { useOperatorSession } from '../../../session/session.store';
import texts from '../locales/en.json';
import { Sessions } from '../member-sessions';

async function open(...roles: string[]) {
  useOperatorSession.setState({
    session: { token: 't', operatorId: 'op-1', username: 'an', roles, lastLoginAt: null },
  });
  const reasons: (string | null)[] = [];
  server.use(
    gateway.get('/wps/v2/ops/members/{memberId}/sessions', () => ok({ list: [] })),
    gateway.delete('/wps/v2/ops/members/{memberId}/game-sessions', ({ request }) => {
      reasons.push(new URL(request.url).searchParams.get('reason'));
      return ok({ ended: 2 });
    }),
  );
  render(
    <QueryClientProvider client={testClient()}>
      <Sessions memberId="m-1" />
    </QueryClientProvider>,
  );
  await screen.findByText(texts.noSessions);
  return reasons;
}

const end = () => userEvent.click(screen.getByRole('button', { name: texts.gameSessions.end }));
const dialog = async () => within(await screen.findByRole('dialog', { hidden: true }));

describe('the game sessions of a member', () => {
  beforeEach(async () => {
    HTMLDialogElement.prototype.showModal ??= function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close ??= function close() {
      this.open = false;
    };
    i18next.addResourceBundle('en', 'console', shell);
    i18next.addResourceBundle('en', 'console-members', texts);
    await i18next.changeLanguage('en');
  });

  it('are ended with a reason, after the operator has read what that means', async () => {
    const reasons = await open('games');
    await end();
    expect((await dialog()).getByText(texts.gameSessions.effect)).toBeTruthy();
    await userEvent.type((await dialog()).getByLabelText(shell.list.reason), 'plays by a robot{Enter}');
    await waitFor(() => expect(reasons).toEqual(['plays by a robot']));
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  });

  it('are not ended without a reason', async () => {
    const reasons = await open('games');
    await end();
    await userEvent.click((await dialog()).getByRole('button', { name: /Confirm/, hidden: true }));
    expect(screen.getByRole('dialog', { hidden: true })).toBeTruthy();
    expect(reasons).toEqual([]);
  });

  it('keep the dialog open where the games did not answer', async () => {
    await open('games');
    server.use(
      gateway.delete('/wps/v2/ops/members/{memberId}/game-sessions', () =>
        refused(503, 'SERVICE_UNAVAILABLE'),
      ),
    );
    await end();
    await userEvent.type((await dialog()).getByLabelText(shell.list.reason), 'again{Enter}');
    expect(await screen.findByRole('alert', { hidden: true })).toBeTruthy();
  });

  it('are not offered to an operator without the role of the games', async () => {
    await open('support');
    expect(screen.queryByRole('button', { name: texts.gameSessions.end })).toBeNull();
  });
});

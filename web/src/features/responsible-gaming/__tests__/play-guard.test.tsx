import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { gaming, reality } from '~/testing/fixtures';
import { beginSession } from '~/testing/member';
import { gateway } from '~/testing/msw/gateway';
import { ok } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { place, renderAt } from '~/testing/render';
import { PlayGuard } from '../components/play-guard';
import { nextLook } from '../hooks/use-reality-watch';

const user = userEvent.setup();
const ROOT = '/wps/v2/responsible-gaming';
const due = () =>
  reality({
    intervalMinutes: 30,
    elapsedMinutes: 65,
    staked: '150000.00',
    returned: '25000.00',
    netResult: '-125000.00',
    nextAt: '2026-11-21T08:30:00.000Z',
    due: true,
  });

async function play() {
  return renderAt(
    <PlayGuard>
      <p>Trò chơi</p>
    </PlayGuard>,
    { at: '/game', namespaces: ['responsible-gaming', 'system'] },
  );
}

describe('before and over a game', () => {
  it('REG-G20 shows the facts before the first wager, and the game once they are read', async () => {
    let posted: unknown;
    beginSession();
    server.use(
      gateway.get(ROOT, () => ok(gaming({ factsDue: true }))),
      gateway.put(`${ROOT}/notices`, async ({ request }) => {
        posted = await request.json();
        return ok(gaming());
      }),
    );
    await play();
    expect(await screen.findByRole('heading', { name: 'Trước lượt cược đầu tiên' })).toBeTruthy();
    expect(screen.queryByText('Trò chơi')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Tôi đã hiểu, vào chơi' }));
    expect(await screen.findByText('Trò chơi')).toBeTruthy();
    expect(posted).toEqual({ facts: true });
  });

  it('REG-G19 shows time and net result, and closes only by an answer', async () => {
    let answered = 0;
    beginSession();
    server.use(
      gateway.get(`${ROOT}/reality-check`, () => ok(due())),
      gateway.post(`${ROOT}/reality-check/acknowledgement`, () => {
        answered += 1;
        return ok(reality({ intervalMinutes: 30, nextAt: '2099-01-01T00:00:00.000Z' }));
      }),
    );
    await play();
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('1 giờ 5 phút');
    expect(dialog.textContent).toContain('−125.000,00 ₫');
    expect(screen.queryByText('Trò chơi')).toBeNull();
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(screen.getByRole('alertdialog')).toBeTruthy();
    expect(answered).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Tôi đã biết, chơi tiếp' }));
    expect(await screen.findByText('Trò chơi')).toBeTruthy();
    expect(answered).toBe(1);
  });

  it('REG-G19 leaves the game where one has had enough', async () => {
    beginSession();
    server.use(
      gateway.get(`${ROOT}/reality-check`, () => ok(due())),
      gateway.post(`${ROOT}/reality-check/acknowledgement`, () => ok(reality())),
    );
    await play();
    await user.click(await screen.findByRole('button', { name: 'Dừng chơi' }));
    await waitFor(() => expect(place.path).toBe('/index'));
  });

  it('skips free play, and admits the player if the check fails', async () => {
    beginSession({ type: 4 });
    await play();
    expect(await screen.findByText('Trò chơi')).toBeTruthy();
    beginSession();
    server.use(gateway.get(ROOT, () => new Response(null, { status: 400 })));
    await play();
    await waitFor(() => expect(screen.getAllByText('Trò chơi').length).toBeGreaterThanOrEqual(1));
  });

  it('looks again just when the next check is due, and never while one waits', () => {
    const now = Date.parse('2026-11-21T08:00:00.000Z');
    expect(nextLook(reality({ nextAt: '2026-11-21T08:05:00.000Z' }), now)).toBe(300_250);
    expect(nextLook(reality({ nextAt: '2026-11-21T10:00:00.000Z' }), now)).toBe(600_000);
    expect(nextLook(due(), now)).toBe(false);
    expect(nextLook(reality(), now)).toBe(false);
  });
});

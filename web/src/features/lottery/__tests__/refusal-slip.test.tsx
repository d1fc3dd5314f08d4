import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { beginSession } from '~/testing/member';
import { keepSlip } from '../model/slip';
import { open, orderOf, serve } from '~/testing/served-game';

const line = { id: 'a', play: 'DE_DB', group: 'MB', content: '12,27', lines: 2, unit: 1_000_000n };

/** The page with a slip whose bets are refused for a limit, until the answer is taken away. */
async function openRefused(value: Record<string, unknown>): Promise<{ bodies: { contents: unknown[] }[] }> {
  beginSession();
  serve('XSMB', 'MB');
  const bodies: { contents: unknown[] }[] = [];
  server.use(
    gateway.post('/lgw/betting', async ({ request }) => {
      bodies.push((await request.json()) as { contents: unknown[] });
      return bodies.length === 1 ? refused(422, 'LOTTERY_LIMIT_REACHED', value) : ok(orderOf('L1'));
    }),
  );
  keepSlip('XSMB', [line]);
  await open('/vnlottery?gameCode=XSMB&playType=DE_DB');
  await bet();
  return { bodies };
}

async function bet(): Promise<void> {
  const button = await screen.findByRole('button', { name: 'Đặt cược' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await userEvent.click(button);
}

const number = { limit: 'NUMBER', numero: '1', line: 0, play: 'DE_DB', pick: '27' };
const board = () => within(screen.getByRole('region', { name: 'Chọn số' }));

describe('a slip above a limit', () => {
  it('says how much a number still takes, and stakes that with one tap', async () => {
    const { bodies } = await openRefused({ ...number, left: '343000.00', unitStakeLeft: '3500.00' });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Kỳ 1: 27 chỉ còn nhận 3 điểm mỗi dòng.');
    expect(board().queryByRole('button', { name: '27, hết mức' })).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Cược 3 điểm' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await bet();
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies[1]!.contents).toMatchObject([{ bettingContent: '12,27', singleBetPrice: '3000.00' }]);
  });

  it('names a full number, marks it on the board, and takes it off the line with one tap', async () => {
    const { bodies } = await openRefused({ ...number, left: '0.00', unitStakeLeft: '0.00' });
    expect((await screen.findByRole('alert')).textContent).toBe('Kỳ 1: 27 đã hết mức.');
    expect(board().getByRole('button', { name: '27, hết mức' })).toBeTruthy();
    expect(board().getByText('Đã hết mức trong kỳ này: 27.')).toBeTruthy();
    expect(board().getByRole('button', { name: '12' })).toBeTruthy();

    await userEvent.click(screen.getByRole('button', { name: 'Bỏ 27' }));
    await bet();
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies[1]!.contents).toMatchObject([{ bettingContent: '12', singleBetPrice: '10000.00' }]);
  });

  it('says that an operator has closed a number', async () => {
    await openRefused({ ...number, limit: 'HELD', left: '0.00', unitStakeLeft: '0.00' });
    expect((await screen.findByRole('alert')).textContent).toBe('Kỳ 1: 27 đang tạm ngưng nhận cược.');
    expect(board().getByRole('button', { name: '27, hết mức' })).toBeTruthy();
  });

  it('says what the member may still bet on the draw, and lowers the slip to it', async () => {
    const { bodies } = await openRefused({ limit: 'MEMBER', numero: '1', left: '12500.00' });
    expect((await screen.findByRole('alert')).textContent).toBe('Kỳ 1: bạn chỉ còn cược được 12.500 ₫.');
    await userEvent.click(screen.getByRole('button', { name: 'Giảm điểm cho vừa hạn mức' }));
    await bet();
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies[1]!.contents).toMatchObject([{ bettingContent: '12,27', singleBetPrice: '6000.00' }]);
  });
});

describe('a slip whose odds have changed', () => {
  it('names the old and the new odds, and is sent with the new ones once the player bets again', async () => {
    beginSession();
    serve('XSMB', 'MB');
    const bodies: { contents: unknown[] }[] = [];
    server.use(
      gateway.post('/lgw/betting', async ({ request }) => {
        bodies.push((await request.json()) as { contents: unknown[] });
        const lines = [{ line: 0, play: 'DE_DB', odds: { WIN: '97.000' } }];
        return bodies.length === 1 ? refused(422, 'LOTTERY_ODDS_CHANGED', { lines }) : ok(orderOf('L1'));
      }),
    );
    keepSlip('XSMB', [line]);
    await open('/vnlottery?gameCode=XSMB&playType=DE_DB');
    await bet();
    expect(bodies[0]!.contents).toMatchObject([{ playId: 'DE_DB', odds: { WIN: '98.000' } }]);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Tỉ lệ trả thưởng vừa thay đổi');
    expect(alert.textContent).toContain('98 → 97');
    await bet();
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies[1]!.contents).toMatchObject([{ playId: 'DE_DB', odds: { WIN: '97.000' } }]);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

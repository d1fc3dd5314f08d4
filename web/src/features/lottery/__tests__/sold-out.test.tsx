import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gateway } from '~/testing/msw/gateway';
import { ok } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { beginSession } from '~/testing/member';
import { open, serve } from '~/testing/served-game';
import { keepSlip } from '../model/slip';

/** The board of a draw on which 27 is full and 12 is closed by an operator. */
async function openBoard() {
  serve('XSMB', 'MB');
  server.use(
    gateway.get('/lgw/draw/{gameId}/numeros/{numero}/sold-out', () =>
      ok({
        full: [
          { play: 'DE_DB', pick: '27' },
          { play: 'LO2', pick: '45' },
        ],
        held: [{ play: 'DE_DB', pick: '12' }],
      }),
    ),
  );
  await open('/vnlottery?gameCode=XSMB&playType=DE_DB');
  return within(await screen.findByRole('region', { name: 'Chọn số' }));
}

describe('a number that takes no more bets', () => {
  it('is marked on the board before a slip is sent, in its own play alone', async () => {
    const board = await openBoard();
    expect(await board.findByRole('button', { name: '27, hết mức' })).toBeTruthy();
    expect(board.getByRole('button', { name: '12, hết mức' })).toBeTruthy();
    expect(board.getByRole('button', { name: '45' })).toBeTruthy();
    expect(board.getByText('Đã hết mức trong kỳ này: 12, 27.')).toBeTruthy();
  });

  it('is named in the line of a slip that has it', async () => {
    const line = { play: 'DE_DB', group: 'MB', content: '27,30', lines: 2, unit: 1_000_000n };
    keepSlip('XSMB', [
      { ...line, id: 'a' },
      { ...line, id: 'b', content: '30,31' },
    ]);
    await openBoard();
    expect(await screen.findByText('Đã hết mức trong kỳ này: 27.')).toBeTruthy();
  });

  it('is for play money the one that an operator has closed', async () => {
    beginSession({ type: 4 });
    const board = await openBoard();
    expect(await board.findByRole('button', { name: '12, hết mức' })).toBeTruthy();
    expect(board.getByRole('button', { name: '27' })).toBeTruthy();
  });
});

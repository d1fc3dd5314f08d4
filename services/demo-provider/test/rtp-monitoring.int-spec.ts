import { randomUUID } from 'node:crypto';
import { rtpReport } from '../src/rtp-monitoring/rtp-report.js';
import { game, GameTable } from './support/game-table.js';

it('REG-G34 reports the stakes and payouts by math model', async () => {
  const table = await GameTable.open();
  try {
    expect(await rtpReport(table.service.pool)).toEqual([]);
    const { token, ticket } = await table.openSession(10n ** 12n);
    const stakes = ['100000', '1000000', '5000000', '1000000'];
    for (const stake of stakes) await table.spin(token, randomUUID(), stake);
    table.platform.disturb('win', 'drop-before');
    const open = await table.spin(token, randomUUID(), game.stake);
    expect(open.body.value.state).toBe('ACCEPTED');

    const [line, ...others] = await rtpReport(table.service.pool);
    expect(others).toEqual([]);
    const staked = stakes.reduce((sum, stake) => sum + BigInt(stake), 0n);
    const paid = table.platform.balanceOf(ticket) - 10n ** 12n + staked + BigInt(game.stake);
    expect(line).toMatchObject({
      mathModel: 'lines-5x3-20-free-x3',
      rounds: 4,
      actualPpm: Number((paid * 1_000_000n) / staked),
      exactPpm: 961_964,
    });
  } finally {
    await table.close();
  }
});

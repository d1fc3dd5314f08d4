import { randomUUID } from 'node:crypto';
import { Pool } from '#libs/database';
import { PlayerClient } from '#libs/api-client';
import { idempotencyHeader } from '#libs/platform';
import { eventually } from '#libs/testing';
import { startWholePlatform, type WholePlatform } from '../support/whole-platform.js';

describe('an unpaid deposit', () => {
  let platform: WholePlatform;

  beforeAll(async () => {
    platform = await startWholePlatform({
      CAPTCHA: 'off',
      PAYLOAD_ENCRYPTION: 'optional',
      RATE_LIMITS: '1000',
      SIMULATED_PAYERS: 'never',
    });
  }, 120_000);

  afterAll(() => platform?.close());

  it('SPEC-3.16.2 expires, and the member finds a message of it', async () => {
    const player = new PlayerClient(platform.gateway);
    await player.register();
    const { id } = await player.value<{ id: string }>(
      'POST',
      '/wps/v2/deposits',
      { channel: 'BANK', amount: '500000.00' },
      { [idempotencyHeader]: randomUUID() },
    );
    const wallet = platform.services.get('wallet')!.app.get(Pool);
    await wallet.query(`UPDATE deposit SET expires_at = clock_timestamp() WHERE id = $1`, [id]);
    const kinds = async () => {
      const { list } = await player.value<{ list: { kind: string }[] }>(
        'GET',
        '/wps/v2/messages?pageNo=1&pageSize=20',
      );
      return list.map(({ kind }) => kind);
    };
    await eventually(kinds, (list) => list.includes('DEPOSIT_FAILED'));
    const { status } = await player.value<{ status: string }>('GET', `/wps/v2/deposits/${id}`);
    expect([status, await player.balance()]).toEqual(['EXPIRED', '0.00']);
  });
});

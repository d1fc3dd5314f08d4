import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../query';

it('reports the failure of a change that no page shows, and no other', async () => {
  const report = vi.fn<(error: unknown) => void>();
  const client = createQueryClient(report);
  const fail = (meta: { failure?: 'toast' }) =>
    client
      .getMutationCache()
      .build(client, { mutationFn: () => Promise.reject(new Error('refused')), meta })
      .execute(undefined)
      .catch(() => undefined);
  await fail({});
  expect(report).not.toHaveBeenCalled();
  await fail({ failure: 'toast' });
  expect(report).toHaveBeenCalledTimes(1);
});

/* eslint-disable @tanstack/query/prefer-query-options -- the keys themselves are what is tested */
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import '~/app/realtime';
import { dispatchEvent, refreshAfterBreak } from '../stream-events';

it('everything that the stream keeps fresh is read again after a break', () => {
  const client = new QueryClient();
  const keys = [
    ['wallet', 'balance'],
    ['deposits', 'list'],
    ['announcements', 'lists'],
    ['system', 'status'],
    ['menus'],
  ];
  const further = [['inbox', 'unread'], ['winners'], ['account', 'security'], ['gaming', 'state']];
  for (const queryKey of [...keys, ...further]) client.setQueryData(queryKey, 'old');
  client.setQueryData(['help'], 'stays');
  refreshAfterBreak(client);
  for (const queryKey of [...keys, ...further])
    expect([queryKey, client.getQueryState(queryKey)?.isInvalidated]).toEqual([queryKey, true]);
  expect(client.getQueryState(['help'])?.isInvalidated).toBe(false);
});

it('an event makes stale only what it is about', () => {
  const client = new QueryClient();
  client.setQueryData(['deposits', 'list'], 'old');
  client.setQueryData(['announcements', 'lists'], 'old');
  dispatchEvent(client, { type: 'deposit', data: {} });
  expect(client.getQueryState(['deposits', 'list'])?.isInvalidated).toBe(true);
  expect(client.getQueryState(['announcements', 'lists'])?.isInvalidated).toBe(false);
});

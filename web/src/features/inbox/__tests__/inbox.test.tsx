import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import '~/app/realtime';
import { openMemberPage } from '~/testing/member';
import { gateway } from '~/testing/msw/gateway';
import { dispatchEvent } from '~/lib/stream-events';
import { ok } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { MESSAGE_KINDS, type Message } from '../api/inbox.api';
import { lookOf } from '../model/kinds';

const user = userEvent.setup();
const message = (id: string, over: Partial<Message> = {}): Message => ({
  id,
  kind: 'DEPOSIT_ARRIVED',
  title: `Tin ${id}`,
  content: `Nội dung ${id}`,
  reference: null,
  quote: null,
  read: false,
  receivedAt: '2026-11-21T08:00:00.000Z',
  ...over,
});

describe('the inbox (SPEC-2.8)', () => {
  let all: Message[];
  const unread = () => all.filter(({ read }) => !read).length;
  beforeEach(() => {
    all = [message('1'), message('2', { kind: 'NEW_DEVICE' }), message('3', { read: true })];
    server.use(
      gateway.get('/wps/relay/CSP_unreadCount', () => ok({ unreadCount: unread() })),
      gateway.get('/wps/v2/messages', ({ request }) => {
        const only = new URL(request.url).searchParams.get('unread') === 'true';
        const list = all.filter(({ read }) => !only || !read);
        return ok({ list, pageNum: 1, totalPages: list.length > 0 ? 1 : 0, totalCount: list.length });
      }),
      gateway.put('/wps/v2/messages/{id}/read', ({ params }) => {
        all = all.map((one) => (one.id === params['id'] ? { ...one, read: true } : one));
        return ok({ unreadCount: unread() });
      }),
      gateway.put('/wps/v2/messages/read', () => {
        all = all.map((one) => ({ ...one, read: true }));
        return ok({ unreadCount: 0 });
      }),
      gateway.delete('/wps/v2/messages/{id}', ({ params }) => {
        all = all.filter(({ id }) => id !== params['id']);
        return ok({ unreadCount: unread() });
      }),
    );
  });
  const inMenu = async (text: string) =>
    within(await screen.findByRole('navigation', { name: 'Mục thành viên' })).findByText(text);

  it('reads a message by unfolding it, and the count of the menu follows', async () => {
    await openMemberPage('inbox');
    expect(await inMenu('2 mục mới')).toBeTruthy();
    const row = await screen.findByRole('button', { name: /^Tin 1/ });
    expect(row.textContent).toContain('chưa đọc');
    await user.click(row);
    expect(screen.getByText('Nội dung 1')).toBeTruthy();
    expect(await inMenu('1 mục mới')).toBeTruthy();
    await waitFor(() => expect(row.textContent).not.toContain('chưa đọc'));
  });

  it('shows the unread alone, marks all as read, and says that nothing is left', async () => {
    await openMemberPage('inbox');
    await user.click(await screen.findByRole('button', { name: 'Chưa đọc (2)' }));
    await waitFor(() => expect(screen.queryByText('Tin 3')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Đánh dấu tất cả đã đọc' }));
    expect(await screen.findByRole('heading', { name: 'Bạn đã đọc hết tin' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Xem tất cả' }));
    expect(await screen.findByText('Tin 3')).toBeTruthy();
  });

  it('shows the answer to a feedback with the question it answers', async () => {
    all = [
      message('5', {
        kind: 'FEEDBACK_ANSWERED',
        title: 'Góp ý của bạn đã được trả lời',
        content: 'Tuần sau nhé.',
        quote: 'Khi nào có trò mới?',
      }),
    ];
    await openMemberPage('inbox');
    await user.click(await screen.findByRole('button', { name: /^Góp ý của bạn đã được trả lời/ }));
    expect(screen.getByText('Tuần sau nhé.')).toBeTruthy();
    const quote = within(screen.getByRole('figure'));
    expect(quote.getByText('Bạn đã viết')).toBeTruthy();
    expect(quote.getByText('Khi nào có trò mới?')).toBeTruthy();
  });

  it('takes a message away', async () => {
    await openMemberPage('inbox');
    await user.click(await screen.findByRole('button', { name: 'Xóa: Tin 2' }));
    await waitFor(() => expect(screen.queryByText('Tin 2')).toBeNull());
  });

  it('SPEC-3.16.1 takes over a pushed message at once, and says it where it is about safety', async () => {
    const { client } = await openMemberPage('inbox');
    await screen.findByText('Tin 1');
    all = [message('4', { kind: 'NEW_DEVICE' }), ...all];
    act(() =>
      dispatchEvent(client, { type: 'message', data: { messageId: '4', kind: 'NEW_DEVICE', unread: 3 } }),
    );
    expect(await inMenu('3 mục mới')).toBeTruthy();
    expect(await screen.findByText('Tin 4')).toBeTruthy();
    expect(await screen.findByText(/vừa được đăng nhập từ một thiết bị mới/)).toBeTruthy();
  });

  it('has a picture for every kind, and one for those that are still to come', () => {
    for (const kind of MESSAGE_KINDS) expect(lookOf({ kind }).icon).not.toBe('bell');
    expect(lookOf({ kind: 'UNHEARD_OF' as never }).icon).toBe('bell');
  });
});

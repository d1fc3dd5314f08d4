import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { http } from '~/lib/http';
import { refused } from '~/testing/msw/handlers';
import { gateway } from '~/testing/msw/gateway';
import { server } from '~/testing/msw/server';
import { place, renderApp } from '~/testing/render';
import { MOST_BYTES, MOST_IMAGES, takeImages } from '../model/images';

const user = userEvent.setup({ applyAccept: false });
const picture = (name: string, type = 'image/png', size = 10) => {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const namespaces = ['feedback', 'auth', 'games', 'system'];

beforeAll(() => {
  URL.createObjectURL ??= () => 'blob:picture';
  URL.revokeObjectURL ??= () => undefined;
});

describe('pictures of a feedback (SPEC-5.7)', () => {
  it('SPEC-9.6 are png or jpg, 5 MB each, three at the most', () => {
    expect([MOST_IMAGES, MOST_BYTES]).toEqual([3, 5 * 1024 * 1024]);
    const [png, jpg] = [picture('a.png'), picture('b.jpg', 'image/jpeg', MOST_BYTES)];
    expect(takeImages([], [png, jpg])).toEqual({ images: [png, jpg], problem: null });
    expect(takeImages([], [picture('c.gif', 'image/gif'), png])).toEqual({ images: [png], problem: 'type' });
    expect(takeImages([], [picture('d.png', 'image/png', MOST_BYTES + 1)])).toEqual({
      images: [],
      problem: 'size',
    });
    expect(takeImages([png, png, png], [jpg])).toEqual({ images: [png, png, png], problem: 'count' });
  });
});

describe('the feedback form (SPEC-2.10, SPEC-7.5.2)', () => {
  const content = () => screen.findByLabelText(/^Nội dung/);
  const send = () => user.click(screen.getByRole('button', { name: 'Gửi góp ý' }));

  it('SPEC-5.7 wants a text', async () => {
    await renderApp('/nowhere?m=feedback', { namespaces });
    await content();
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe('Nội dung không được để trống');
  });

  it('sends text and pictures as one form, and thanks', async () => {
    const put = vi.spyOn(http, 'put').mockResolvedValue({ id: 'f-1' });
    await renderApp('/nowhere?m=feedback', { namespaces });
    await user.type(await content(), ' Nút nạp bị lệch ');
    await user.upload(screen.getByLabelText('Thêm ảnh'), [
      picture('man-hinh.png'),
      picture('x.gif', 'image/gif'),
    ]);
    expect((await screen.findByRole('alert')).textContent).toBe('Chỉ nhận ảnh PNG hoặc JPG');
    expect(screen.getAllByRole('img', { name: /man-hinh/ })).toHaveLength(1);
    await send();
    expect(await screen.findByText('Đã nhận góp ý của bạn')).toBeTruthy();
    const [path, options] = put.mock.calls[0] ?? [];
    const form = options?.body as FormData;
    expect([path, form.get('content')]).toEqual(['/wps/feedback', 'Nút nạp bị lệch']);
    expect(form.getAll('file').map((file) => (file as File).name)).toEqual(['man-hinh.png']);
  });

  it('shows why the server refused', async () => {
    server.use(
      gateway.put('/wps/feedback', () =>
        refused(429, 'FEEDBACK_LIMIT', undefined, 'Bạn đã gửi quá nhiều góp ý.'),
      ),
    );
    await renderApp('/nowhere?m=feedback', { namespaces });
    await user.type(await content(), 'Xin chào');
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe('Bạn đã gửi quá nhiều góp ý.');
  });

  it('SPEC-4.11 asks before what was typed is thrown away, by whatever way it closes', async () => {
    await renderApp('/nowhere?m=feedback', { namespaces });
    await user.type(await content(), 'Xin chào');
    fireEvent.keyDown(await content(), { key: 'Escape' });
    const question = await screen.findByRole('alertdialog');
    expect(place.search).toBe('?m=feedback');
    await user.click(within(question).getByRole('button', { name: 'Viết tiếp' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    fireEvent.keyDown(await content(), { key: 'Escape' });
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Bỏ' }));
    await waitFor(() => expect(place.search).toBe(''));
  });

  it('closes at once where nothing was typed', async () => {
    await renderApp('/nowhere?m=feedback', { namespaces });
    fireEvent.keyDown(await content(), { key: 'Escape' });
    await waitFor(() => expect(place.search).toBe(''));
  });
});

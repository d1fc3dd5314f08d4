import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Pager } from '../pager';

it('SPEC-4.11 blocks prev and first on the first page, next and last on the last', () => {
  const { rerender } = render(<Pager page={1} total={9} onPage={() => undefined} />);
  const blocked = () =>
    screen
      .getAllByRole<HTMLButtonElement>('button')
      .filter((b) => b.disabled)
      .map((b) => b.ariaLabel);
  expect(blocked()).toEqual(['Trang đầu', 'Trang trước']);
  rerender(<Pager page={9} total={9} onPage={() => undefined} />);
  expect(blocked()).toEqual(['Trang sau', 'Trang cuối']);
  rerender(<Pager page={5} total={9} onPage={() => undefined} />);
  expect(blocked()).toEqual([]);
});

it('goes to the page that is pressed and marks where one is', async () => {
  const onPage = vi.fn();
  render(<Pager page={5} total={37} onPage={onPage} />);
  expect(screen.getByRole('button', { name: 'Trang 5' }).getAttribute('aria-current')).toBe('page');
  await userEvent.click(screen.getByRole('button', { name: 'Trang 6' }));
  await userEvent.click(screen.getByRole('button', { name: 'Trang cuối' }));
  await userEvent.click(screen.getByRole('button', { name: 'Trang 5' }));
  expect(onPage.mock.calls).toEqual([[6], [37]]);
});

it('is not there for a single page', () => {
  render(<Pager page={1} total={1} onPage={() => undefined} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

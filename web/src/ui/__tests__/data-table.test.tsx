import { render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DataTable, type DataColumn } from '../data-table';

const columns: readonly DataColumn<number>[] = [
  { key: 'number', head: 'Number', cell: (row) => `no. ${row}`, sort: (row) => row },
];
const show = (count: number) =>
  render(
    <DataTable
      caption="Numbers"
      columns={columns}
      rows={Array.from({ length: count }, (_, i) => i + 1)}
      rowKey={String}
      empty={null}
    />,
  );
/** A window of 700 px, in which each row is 50 px high: jsdom lays nothing out. */
function layOut(): void {
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(700);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(50);
}
const lines = () => screen.getAllByRole('row').slice(1);

afterEach(() => vi.restoreAllMocks());

it('draws a table of a hundred rows whole', () => {
  layOut();
  show(100);
  expect(lines()).toHaveLength(100);
  expect(screen.getByRole('table').ariaRowCount).toBeNull();
});

it('draws only the rows in view of a long table, which says how many it has and which it shows', async () => {
  layOut();
  show(5_000);
  await waitFor(() => expect(lines().length).toBeLessThan(40));
  expect(lines().length).toBeGreaterThan(13);
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('5001');
  const [first] = lines();
  expect(within(first!).getByText('no. 1')).toBeTruthy();
  expect(first!.getAttribute('aria-rowindex')).toBe('2');
});

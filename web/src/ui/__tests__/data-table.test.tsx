import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changeLanguage } from '~/lib/i18n';
import { ColumnChoice, DataTable, ExportButton, type DataColumn, type Sorting } from '../data-table';

const columns: readonly DataColumn<number>[] = [
  {
    ...{ key: 'number', head: 'Number', csv: String },
    ...{ cell: (row) => `no. ${row}`, sort: (row) => row },
  },
];
const numbers = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
const show = (count: number) =>
  render(<DataTable caption="Numbers" columns={columns} rows={numbers(count)} rowKey={String} />);
/** A window of 700 px, in which each row is 50 px high: jsdom lays nothing out. */
function layOut(): void {
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(700);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(50);
}
const lines = () => screen.getAllByRole('row').slice(1);
const texts = () => lines().map(({ textContent }) => textContent);

afterEach(() => vi.restoreAllMocks());

describe('the rows of a table', () => {
  it('are drawn whole up to a hundred', () => {
    layOut();
    show(100);
    expect(lines()).toHaveLength(100);
    expect(screen.getByRole('table').ariaRowCount).toBeNull();
  });

  it('are drawn only in view where there are 10,000, and say how many there are and which they are', async () => {
    layOut();
    show(10_000);
    await waitFor(() => expect(lines().length).toBeLessThan(40));
    expect(lines().length).toBeGreaterThan(13);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('10001');
    const [first] = lines();
    expect(within(first!).getByText('no. 1')).toBeTruthy();
    expect(first!.getAttribute('aria-rowindex')).toBe('2');
  });

  it('are sorted at hand: down by the first press of a head, up by the second', async () => {
    show(3);
    const head = screen.getByRole('button', { name: 'Number' });
    await userEvent.click(head);
    expect(texts().map((text) => text?.slice(-1))).toEqual(['3', '2', '1']);
    expect(screen.getByRole('columnheader').getAttribute('aria-sort')).toBe('descending');
    await userEvent.click(head);
    expect(texts().map((text) => text?.slice(-1))).toEqual(['1', '2', '3']);
  });

  it('keep the order of the server where the server sorts, which gets the column and the way', async () => {
    const asked: Sorting[] = [];
    function Page() {
      const [sorting, setSorting] = useState<Sorting | null>(null);
      return (
        <DataTable
          caption="Numbers"
          columns={columns}
          rows={[2, 3, 1]}
          rowKey={String}
          sorting={sorting}
          onSort={(next) => {
            asked.push(next);
            setSorting(next);
          }}
        />
      );
    }
    render(<Page />);
    const head = screen.getByRole('button', { name: 'Number' });
    await userEvent.click(head);
    await userEvent.click(head);
    expect(asked).toEqual([
      { key: 'number', down: true },
      { key: 'number', down: false },
    ]);
    expect(texts().map((text) => text?.slice(-1))).toEqual(['2', '3', '1']);
    expect(screen.getByRole('columnheader').getAttribute('aria-sort')).toBe('ascending');
  });
});

it('moves its current row by keys and opens it by Enter', async () => {
  const opened: number[] = [];
  function Page() {
    const [current, setCurrent] = useState<string | null>('1');
    return (
      <DataTable
        density="dense"
        caption="Numbers"
        columns={columns}
        rows={numbers(5)}
        rowKey={String}
        current={current}
        onCurrent={setCurrent}
        onOpen={(row) => opened.push(row)}
      />
    );
  }
  render(<Page />);
  const current = () => lines().filter((row) => row.getAttribute('aria-current') === 'true');
  screen.getByRole('region', { name: 'Numbers' }).focus();
  for (const [key, row] of [
    ['j', 2],
    ['{ArrowDown}', 3],
    ['k', 2],
    ['{End}', 5],
    ['{ArrowDown}', 5],
    ['{ArrowUp}', 4],
    ['{Home}', 1],
  ] as const) {
    await userEvent.keyboard(key);
    expect(current().map(({ textContent }) => textContent)).toEqual([`no. ${row}`]);
  }
  await userEvent.keyboard('j{Enter}');
  expect(opened).toEqual([2]);
});

it('keeps the choice of columns over a reload, and the last column stays', async () => {
  await changeLanguage('en');
  const two: DataColumn<number>[] = [
    ...columns,
    { key: 'double', head: 'Double', cell: (row) => `twice ${row}` },
  ];
  const page = (
    <>
      <ColumnChoice name="numbers" columns={two} buttonClass="" />
      <DataTable name="numbers" caption="Numbers" columns={two} rows={[1]} rowKey={String} />
    </>
  );
  const { unmount } = render(page);
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Number' }));
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Double']);
  expect((screen.getByRole('checkbox', { name: 'Double' }) as HTMLInputElement).disabled).toBe(true);
  expect(localStorage.getItem('columns:numbers')).toBe('["number"]');
  unmount();
  render(page);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Double']);
});

describe('the file of a whole list', () => {
  /** What the browser would save. */
  function saved(): Promise<string>[] {
    const files: Promise<string>[] = [];
    URL.createObjectURL = (blob) => {
      files.push((blob as Blob).text());
      return 'blob:file';
    };
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    return files;
  }
  type Answer = (pageNo: number, signal: AbortSignal) => Promise<number[]>;
  const offer = (page: Answer) =>
    render(
      <ExportButton
        buttonClass=""
        job={{
          ...{ name: 'numbers', columns, rowKey: String },
          page: async ({ pageNo }, signal) => ({ rows: await page(pageNo, signal), total: 5 }),
        }}
      />,
    );
  const PAGES = [
    [1, 2],
    [3, 4],
    [4, 5],
  ];

  it('has all three pages, each row once, though a page fails at first', async () => {
    await changeLanguage('en');
    const files = saved();
    const asked: number[] = [];
    offer((pageNo) => {
      asked.push(pageNo);
      if (pageNo === 2 && asked.length === 2) return Promise.reject(new Error('cut'));
      return Promise.resolve(PAGES[pageNo - 1]!);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Download all (CSV)' }));
    await screen.findByText('File saved: 5 rows');
    expect(asked).toEqual([1, 2, 2, 3]);
    expect((await files[0])!.replace('\uFEFF', '')).toBe('Number\r\n1\r\n2\r\n3\r\n4\r\n5\r\n');
  });

  it('stops at a page that keeps failing, and continues there when asked to', async () => {
    await changeLanguage('en');
    const files = saved();
    let isDown = true;
    const asked: number[] = [];
    offer((pageNo) => {
      asked.push(pageNo);
      return pageNo === 2 && isDown ? Promise.reject(new Error('down')) : Promise.resolve(PAGES[pageNo - 1]!);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Download all (CSV)' }));
    await screen.findByText('The download stopped at page 2. Try again.');
    expect(files).toHaveLength(0);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('File saved: 5 rows');
    expect(asked).toEqual([1, 2, 2, 2, 2, 3]);
  });

  it('shows how far it is, and saves nothing once it is cancelled', async () => {
    await changeLanguage('en');
    const files = saved();
    const asked: AbortSignal[] = [];
    let answer: (rows: number[]) => void = () => undefined;
    offer((pageNo, signal) => {
      asked.push(signal);
      return pageNo === 1 ? Promise.resolve([1, 2]) : new Promise((resolve) => (answer = resolve));
    });
    await userEvent.click(screen.getByRole('button', { name: 'Download all (CSV)' }));
    await screen.findByText('2 of 5 loaded');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(asked[1]!.aborted).toBe(true);
    answer([3, 4, 5]);
    expect(await screen.findByRole('button', { name: 'Download all (CSV)' })).toBeTruthy();
    expect(asked).toHaveLength(2);
    expect(files).toHaveLength(0);
  });
});

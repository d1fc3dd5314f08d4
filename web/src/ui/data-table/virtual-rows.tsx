import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react';

const OVERSCAN = 10;

export interface VirtualRow {
  /** From 0. */
  index: number;
  'data-index': number;
  ref: (row: HTMLTableRowElement | null) => void;
}

export interface VirtualRowsProps {
  count: number;
  columns: number;
  /** Of a row, in pixels, before it is measured. */
  height: number;
  /** What the head that stays covers, in pixels. */
  head: number;
  /** The row that is kept in view; -1 is none. */
  current: number;
  /** A row with these attributes on its `tr`, keyed by the caller. */
  children: (row: VirtualRow) => ReactNode;
}

/** What scrolls the element: a box around it, or the page. */
function scrollerOf(element: Element): HTMLElement | null {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  return null;
}

function offsetIn(element: Element, scroller: HTMLElement | null): number {
  const { top } = element.getBoundingClientRect();
  const above = scroller ? scroller.scrollTop - scroller.getBoundingClientRect().top : window.scrollY;
  return Math.round(top + above);
}

/** The rows of a long table that are in view, between two rows as high as those left out. */
export function VirtualRows({ count, columns, height, head, current, children }: VirtualRowsProps) {
  const first = useRef<HTMLTableRowElement>(null);
  // Undefined until the rows are in the document.
  const [scroller, setScroller] = useState<HTMLElement | null>();
  const [scrollMargin, setMargin] = useState(0);
  const options = {
    ...{ count, scrollMargin, overscan: OVERSCAN, scrollPaddingStart: head },
    estimateSize: () => height,
  };
  // oxlint-disable-next-line react/incompatible-library -- the component is drawn again at every scroll, and memoises nothing
  const inBox = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    ...options,
    enabled: Boolean(scroller),
    getScrollElement: () => scroller ?? null,
  });
  const inPage = useWindowVirtualizer<HTMLTableRowElement>({ ...options, enabled: scroller === null });
  const virtualizer = scroller ? inBox : inPage;

  useLayoutEffect(() => {
    function place(): void {
      if (!first.current) return;
      const found = scrollerOf(first.current);
      setScroller(found);
      setMargin(offsetIn(first.current, found));
    }
    place();
    // A narrow table is scrolled by what is around it, a wide one by its own box.
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, []);

  const hasPlace = scroller !== undefined;
  useEffect(() => {
    if (hasPlace && current >= 0) virtualizer.scrollToIndex(current, { align: 'auto' });
  }, [hasPlace, current, virtualizer]);

  const rows = virtualizer.getVirtualItems();
  const before = rows.length > 0 ? rows[0]!.start - scrollMargin : 0;
  const after = rows.length > 0 ? virtualizer.getTotalSize() + scrollMargin - rows.at(-1)!.end : 0;
  return (
    <>
      <Space row={first} height={before} columns={columns} />
      {rows.map(({ index }) => children({ index, 'data-index': index, ref: virtualizer.measureElement }))}
      <Space height={Math.max(0, after)} columns={columns} />
    </>
  );
}

interface SpaceProps {
  row?: Ref<HTMLTableRowElement>;
  height: number;
  columns: number;
}

function Space({ row, height, columns }: SpaceProps) {
  return (
    <tr ref={row} aria-hidden="true" className="@max-2xl:block">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell of a hidden row */}
      <td colSpan={columns} className="p-0 @max-2xl:block" style={{ height }} />
    </tr>
  );
}

import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ShowMore } from '../show-more';

let comeIntoView: () => void = () => undefined;
class Observer {
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    comeIntoView = () => report([{ isIntersecting: true }]);
  }
  observe() {
    comeIntoView();
  }
  disconnect() {
    comeIntoView = () => undefined;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

it('SPEC-9.24 asks for more at most once in 200 ms while the end of the list is in view', () => {
  const onMore = vi.fn<() => void>();
  const { rerender } = render(<ShowMore busy={false} failed={false} onMore={onMore} />);
  pass(0);
  expect(onMore).toHaveBeenCalledTimes(1);
  // A short page came at once, and its end is in view as well.
  rerender(<ShowMore busy failed={false} onMore={onMore} />);
  pass(20);
  rerender(<ShowMore busy={false} failed={false} onMore={onMore} />);
  comeIntoView();
  pass(170);
  expect(onMore).toHaveBeenCalledTimes(1);
  pass(20);
  expect(onMore).toHaveBeenCalledTimes(2);
});

it('leaves a list that failed to a press', () => {
  const onMore = vi.fn<() => void>();
  const { getByRole } = render(<ShowMore busy={false} failed onMore={onMore} />);
  pass(1_000);
  expect(onMore).not.toHaveBeenCalled();
  getByRole('button').click();
  expect(onMore).toHaveBeenCalledTimes(1);
});

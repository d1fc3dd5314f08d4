import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { WhenNear } from '../when-near';

it('renders its content when its place comes near the view, and keeps it', () => {
  let observed: Element | undefined;
  let report: IntersectionObserverCallback = () => undefined;
  const disconnect = vi.fn();
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      report = callback;
    }
    observe = (place: Element) => (observed = place);
    disconnect = disconnect;
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  render(<WhenNear>far below</WhenNear>);
  expect(screen.queryByText('far below')).toBeNull();
  const seen = (isIntersecting: boolean) =>
    act(() => report([{ isIntersecting, target: observed! } as IntersectionObserverEntry], undefined!));
  seen(false);
  expect(screen.queryByText('far below')).toBeNull();
  seen(true);
  expect(screen.getByText('far below')).toBeTruthy();
  expect(disconnect).toHaveBeenCalled();
  vi.unstubAllGlobals();
});

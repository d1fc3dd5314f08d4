import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Boundary } from '../boundary';
import { lazyPage, LazyBoundary } from '../lazy-page';

const Page = () => <p>the page</p>;
const shown = (load: () => Promise<ComponentType>) => {
  const Lazy = lazyPage(load);
  render(
    <Boundary level="route">
      <LazyBoundary fallback={<p>waiting</p>}>
        <Lazy />
      </LazyBoundary>
    </Boundary>,
  );
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('a page that loads when it is first shown', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('SPEC-9.2 SPEC-8.9 times out after 120 s with a hint about the network', async () => {
    shown(() => new Promise(() => undefined));
    await pass(119_999);
    expect(screen.getByText('waiting')).toBeTruthy();
    await pass(1);
    expect(screen.getByRole('alert').textContent).toContain('Trang tải chậm, vui lòng kiểm tra mạng');
  });

  it('SPEC-9.2 is shown when it comes at the last moment', async () => {
    shown(() => new Promise((resolve) => setTimeout(() => resolve(Page), 119_000)));
    await pass(119_000);
    expect(screen.getByText('the page')).toBeTruthy();
  });

  it('is shown with the page inside it as soon as both are there, and at once the next time', async () => {
    const Inner = lazyPage(
      () => new Promise<ComponentType>((resolve) => setTimeout(() => resolve(Page), 20)),
    );
    const Outer = lazyPage(
      () =>
        new Promise<ComponentType>((resolve) => {
          setTimeout(() => resolve(() => <Inner />), 20);
        }),
    );
    const both = (
      <LazyBoundary fallback={<p>waiting</p>}>
        <Outer />
      </LazyBoundary>
    );
    const { unmount } = render(both);
    await pass(19);
    expect(screen.getByText('waiting')).toBeTruthy();
    await pass(1);
    await pass(20);
    expect(screen.getByText('the page')).toBeTruthy();
    unmount();
    render(both);
    expect(screen.getByText('the page')).toBeTruthy();
  });

  it('is reloaded after a failure', async () => {
    sessionStorage.setItem('reloaded-for-chunk', '1');
    const load = vi.fn<() => Promise<ComponentType>>().mockRejectedValueOnce(new Error('gone'));
    load.mockResolvedValue(Page);
    const Lazy = lazyPage(load);
    const within = (
      <Boundary level="route">
        <Lazy />
      </Boundary>
    );
    const { unmount } = render(within);
    await pass(0);
    expect(screen.getByRole('alert')).toBeTruthy();
    unmount();
    render(within);
    await pass(0);
    expect(screen.getByText('the page')).toBeTruthy();
  });
});

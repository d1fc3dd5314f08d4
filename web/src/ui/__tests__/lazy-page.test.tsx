import { act, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Boundary } from '../boundary';
import { lazyPage } from '../lazy-page';

const Page = () => <p>the page</p>;
const shown = (load: () => Promise<ComponentType>) => {
  const Lazy = lazyPage(load);
  render(
    <Boundary level="route">
      <Suspense fallback={<p>waiting</p>}>
        <Lazy />
      </Suspense>
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

  it('SPEC-9.2 SPEC-8.9 is given up after 120 s, with a word about the network', async () => {
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
});

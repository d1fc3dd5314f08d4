import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LazyImage } from '../lazy-image';

/** Stands in for the browser's: what it was asked, and the news that a picture came into view. */
class Observer {
  static all: Observer[] = [];
  readonly threshold: number;
  private readonly report: (entries: { isIntersecting: boolean }[]) => void;
  constructor(report: Observer['report'], { threshold }: { threshold: number }) {
    this.report = report;
    this.threshold = threshold;
    Observer.all.push(this);
  }
  observe() {}
  disconnect() {}
  comeIntoView() {
    act(() => this.report([{ isIntersecting: true }]));
  }
}

beforeEach(() => {
  Observer.all = [];
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => vi.unstubAllGlobals());

const show = (src: string, onFailed = () => undefined) => {
  const view = render(<LazyImage src={src} onFailed={onFailed} />);
  return { ...view, image: view.container.querySelector('img')! };
};
const load = (src: string) => {
  const { image, unmount } = show(src);
  Observer.all.at(-1)?.comeIntoView();
  fireEvent.load(image);
  unmount();
};

describe('SPEC-9.25 a picture of a list', () => {
  it('loads once a tenth of it is in view', () => {
    const { image } = show('/one.svg');
    expect(image.getAttribute('src')).toBeNull();
    expect(Observer.all[0]?.threshold).toBe(0.1);
    Observer.all[0]?.comeIntoView();
    expect(image.getAttribute('src')).toBe('/one.svg');
  });

  it('is tried once: where it failed, it is not asked for again', () => {
    const onFailed = vi.fn<() => undefined>();
    const first = show('/gone.svg', onFailed);
    Observer.all[0]?.comeIntoView();
    fireEvent.error(first.image);
    expect(onFailed).toHaveBeenCalledTimes(1);
    first.unmount();
    const second = show('/gone.svg', onFailed);
    expect(second.image.getAttribute('src')).toBeNull();
    expect(onFailed).toHaveBeenCalledTimes(2);
  });

  it('is shown at once while it is among the 200 seen last', () => {
    load('/kept.svg');
    expect(show('/kept.svg').image.getAttribute('src')).toBe('/kept.svg');
    for (let n = 0; n < 200; n += 1) load(`/other-${n}.svg`);
    expect(show('/kept.svg').image.getAttribute('src')).toBeNull();
  });
});

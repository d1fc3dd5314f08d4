import { TextDecoder, TextEncoder } from 'node:util';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';

// The files of a worker share its jsdom and its packages, which take longest to load, and none of our modules' state.
vi.resetModules();
// A store reads what it keeps when its module is loaded.
sessionStorage.clear();
localStorage.clear();
const { connectHttp } = await import('~/app/boot');
const { appTexts } = await import('~/app/texts');
const { useSessionStore } = await import('~/features/session');
const { changeLanguage, startI18n } = await import('~/lib/i18n');
const { server } = await import('./msw/server');

// The cipher compares bytes by their maker: Node's own, where jsdom brought another.
const bytes = Object.getPrototypeOf(Buffer.prototype) as { constructor: typeof Uint8Array };
Object.assign(globalThis, { TextDecoder, TextEncoder, Uint8Array: bytes.constructor });

// Pages and texts load when they are first shown; a busy machine takes its time.
configure({ asyncUtilTimeout: 45_000 });

/** jsdom lays nothing out: what asks for the screen gets a desktop with a mouse, at rest. */
const wide = (query: string) => /min-width|hover: hover|reduced-motion/.test(query);
window.matchMedia ??= (query) =>
  ({
    matches: wide(query),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.getAnimations ??= () => [];
globalThis.ResizeObserver ??= class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
globalThis.IntersectionObserver ??= class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
  takeRecords = () => [];
} as unknown as typeof IntersectionObserver;

beforeAll(async () => {
  server.listen({ onUnhandledFrame: 'error' });
  await startI18n(appTexts);
  connectHttp();
});
beforeEach(async () => {
  sessionStorage.clear();
  localStorage.clear();
  useSessionStore.getState().end();
  window.history.replaceState(null, '', '/index');
  await changeLanguage('vi');
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
});
afterAll(() => server.close());

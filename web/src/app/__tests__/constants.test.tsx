import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { isEnabled } from '~/features/system';
import { accessOf, rememberedLogin } from '~/features/session';
import { asLanguage, LANGUAGES } from '~/lib/language';
import { MARGIN_PAGES, PAGE_RANGE } from '~/lib/pages';
import { Boundary } from '~/ui/boundary';
import { lazyPage, LazyBoundary } from '~/ui/lazy-page';
import { Modal } from '~/ui/modal';

describe('constants of the site', () => {
  it('SPEC-9.1 uses Vietnamese by default, and English', () => {
    expect(asLanguage(null)).toBe('vi');
    expect(asLanguage('xx')).toBe('vi');
    expect(LANGUAGES).toEqual(expect.arrayContaining(['vi', 'en']));
  });

  it('SPEC-9.2 SPEC-8.9 gives a page 120 seconds to load, and says then that the network is slow', async () => {
    vi.useFakeTimers();
    try {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const Never = lazyPage(() => new Promise<() => null>(() => undefined), 'common');
      render(
        <Boundary level="route">
          <LazyBoundary fallback="waiting">
            <Never />
          </LazyBoundary>
        </Boundary>,
      );
      await vi.advanceTimersByTimeAsync(119_900);
      expect(screen.getByText('waiting')).toBeTruthy();
      await vi.advanceTimersByTimeAsync(200);
    } finally {
      vi.useRealTimers();
    }
    await waitFor(() => expect(screen.getByText('Trang tải chậm, vui lòng kiểm tra mạng')).toBeTruthy());
  });

  it('SPEC-9.4 knows agents by 1, 2, 41 and 42 and a guest account by 4', () => {
    for (const accountType of [1, 2, 41, 42] as const)
      expect(accessOf({ token: 't', accountType })).toBe('member');
    expect(accessOf({ token: 't', accountType: 4 })).toBe('demo');
  });

  it('SPEC-9.11 remembers for one day', () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    rememberedLogin.save('minhtam88');
    rememberedLogin.savePhone({ mobileNum: '912345678', countryDialingCode: '84' });
    expect(written.mock.calls.length).toBeGreaterThan(0);
    for (const [cookie] of written.mock.calls) expect(cookie).toContain('max-age=86400;');
    rememberedLogin.forget();
  });

  it('SPEC-9.17 pages with a range of three and a margin of one', () => {
    expect([PAGE_RANGE, MARGIN_PAGES]).toEqual([3, 1]);
  });

  it.each([
    [undefined, ['max-w-[600px]', 'min-h-[300px]']],
    ['dialog', ['max-w-[400px]']],
  ] as const)('SPEC-9.13 SPEC-9.14 a modal of size %s is %j', async (size, classes) => {
    render(
      <Modal open onClose={() => undefined} label="box" size={size}>
        text
      </Modal>,
    );
    const popup = await screen.findByRole('dialog', { name: 'box' });
    for (const name of classes) expect(popup.className).toContain(name);
  });

  it('SPEC-3.10 a switch is on where its value is 1, and nothing else', () => {
    expect(isEnabled([{ modId: 'X', enabled: '1' }], 'X')).toBe(true);
    expect(isEnabled([{ modId: 'X', enabled: 'true' as '1' }], 'X')).toBe(false);
  });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { beforeEach, describe, expect, it } from 'vitest';
import shell from '../locales/en.json';
import { followTheme, useTheme } from '../shell/theme';
import { ThemeChoice } from '../shell/theme-choice';

const shown = () => document.documentElement.dataset['theme'];

describe('the theme of the console', () => {
  const system = Object.assign(new EventTarget(), { matches: false });
  beforeEach(async () => {
    window.matchMedia = () => system as unknown as MediaQueryList;
    i18next.addResourceBundle('en', 'console', shell);
    await i18next.changeLanguage('en');
    localStorage.clear();
    useTheme.getState().choose('system');
  });

  it('is the one chosen in the header, and stays chosen', async () => {
    render(<ThemeChoice className="" />);
    await userEvent.click(screen.getByRole('button', { name: 'Theme: System' }));
    expect([shown(), localStorage.getItem('consoleTheme')]).toEqual(['light', 'light']);
    await userEvent.click(screen.getByRole('button', { name: 'Theme: Light' }));
    expect([shown(), localStorage.getItem('consoleTheme')]).toEqual(['dark', 'dark']);
    await userEvent.click(screen.getByRole('button', { name: 'Theme: Dark' }));
    expect([shown(), localStorage.getItem('consoleTheme')]).toEqual(['dark', null]);
  });

  it('follows the system only while nothing else is chosen', () => {
    followTheme();
    system.matches = true;
    system.dispatchEvent(new Event('change'));
    expect(shown()).toBe('light');
    useTheme.getState().choose('dark');
    system.dispatchEvent(new Event('change'));
    expect(shown()).toBe('dark');
  });

  it('follows the choice that another tab makes', () => {
    followTheme();
    localStorage.setItem('consoleTheme', 'light');
    window.dispatchEvent(new StorageEvent('storage', { key: 'consoleTheme' }));
    expect([shown(), useTheme.getState().theme]).toEqual(['light', 'light']);
  });
});

import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Schema } from '~/lib/api/types';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { testClient } from '~/testing/render';
import en from '../locales/en.json';
import vi from '../locales/vi.json';
import { consolePages } from '../pages';
import { mayOpen } from '../define-console-page';
import { Palette } from '../shell/palette';

const member: Schema<'Auth.MemberEntryResponse'> = {
  ...{ memberId: '01980000-0000-7000-8000-000000000001', username: 'senvang001', type: 0 },
  ...{ status: 'OPEN', createdAt: '2026-01-01T00:00:00Z', lastLoginAt: null },
};
const onePage = <T,>(list: T[]) => ({ list, pageNum: 1, totalPages: 1, totalCount: list.length });
const nothing = () => undefined;

function Place() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function open(...roles: string[]) {
  const pages = consolePages.filter((page) => mayOpen(roles, page));
  render(
    <QueryClientProvider client={testClient()}>
      <MemoryRouter>
        <Palette {...{ pages, onClose: nothing, onAccount: nothing, onLogOut: nothing }} />
        <Place />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return screen.getByRole('combobox');
}

describe('the palette', () => {
  beforeEach(async () => {
    HTMLDialogElement.prototype.showModal ??= function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close ??= function close() {
      this.open = false;
    };
    i18next.addResourceBundle('en', 'console', en);
    i18next.addResourceBundle('vi', 'console', vi);
    await i18next.changeLanguage('en');
  });

  it('opens the list of members at the one who is found, under a heading', async () => {
    server.use(gateway.get('/wps/v2/ops/members', () => ok(onePage([member]))));
    await userEvent.type(open('support'), 'senvang');
    expect(await screen.findByRole('option', { name: 'senvang001' })).toBeTruthy();
    expect(screen.getByText('Members')).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('/members?search=senvang001')).toBeTruthy();
  });

  it('asks only for the kinds of records whose page the operator may open', async () => {
    const asked: string[] = [];
    const note = ({ request }: { request: Request }) => void asked.push(new URL(request.url).pathname);
    server.events.on('request:start', note);
    server.use(gateway.get('/wps/v2/ops/members', () => ok(onePage<typeof member>([]))));
    await userEvent.type(open('support'), 'senvang');
    expect(await screen.findByText('Nothing matches')).toBeTruthy();
    server.events.removeListener('request:start', note);
    expect(new Set(asked)).toEqual(new Set(['/wps/v2/ops/members']));
  });

  it('says in Vietnamese that a search failed', async () => {
    await i18next.changeLanguage('vi');
    server.use(gateway.get('/wps/v2/ops/members', () => refused(503, 'UNAVAILABLE')));
    await userEvent.type(open('support'), 'senvang');
    expect(await screen.findByText(vi.searchFailed)).toBeTruthy();
  });
});

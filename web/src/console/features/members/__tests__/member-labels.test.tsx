import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { testClient } from '~/testing/render';
import shell from '../../../locales/en.json';
import texts from '../locales/en.json';
import { Labels } from '../member-labels';
import type { MemberLabels } from '../members.api';

const birthday = { code: 'BIRTHDAY', labelName: { vi: 'Tháng sinh nhật', en: 'Birthday month' } };
const big = { code: 'HIGH_ROLLER', labelName: { vi: 'Khách lớn', en: 'High roller' } };
let found: MemberLabels;
let sent: unknown[];

function open(labels: MemberLabels): void {
  found = labels;
  sent = [];
  server.use(
    gateway.get('/wps/v2/ops/members/{memberId}/labels', () => ok(found)),
    gateway.put('/wps/v2/ops/members/{memberId}/labels', async ({ request }) => {
      sent.push(await request.json());
      found = { ...found, labels: [big], version: found.version + 1 };
      return ok(null);
    }),
    gateway.get('/wps/v2/ops/operators/names', () => ok([{ id: 'op-1', username: 'minh' }])),
  );
  render(
    <QueryClientProvider client={testClient()}>
      <MemoryRouter>
        <Labels memberId="m-1" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const theDialog = async () => within(await screen.findByRole('dialog', { hidden: true }));
const edit = async () => userEvent.click(await screen.findByRole('button', { name: texts.labels.edit }));

describe('the labels of a member', () => {
  beforeEach(async () => {
    HTMLDialogElement.prototype.showModal ??= function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close ??= function close() {
      this.open = false;
    };
    i18next.addResourceBundle('en', 'console', shell);
    i18next.addResourceBundle('en', 'console-members', texts);
    await i18next.changeLanguage('en');
  });

  it('are shown by name, with who changed them and why', async () => {
    const change = { at: '2026-11-22T08:11:00.120Z', labels: [birthday], changedBy: 'op-1', reason: 'asked' };
    open({ labels: [birthday], version: 1, changes: [change] });
    const carried = within(await screen.findByRole('list', { name: texts.labels.title }));
    expect(carried.getByText('Birthday month')).toBeTruthy();
    const changes = within(screen.getByRole('list', { name: texts.labels.changes }));
    expect(await changes.findByText(/minh · asked/)).toBeTruthy();
  });

  it('are replaced with a reason, from the version that was read', async () => {
    open({ labels: [birthday], version: 4, changes: [] });
    await edit();
    const dialog = await theDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove: BIRTHDAY', hidden: true }));
    expect(dialog.getByText(texts.labels.noneLeft)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: texts.labels.add, hidden: true }));
    await userEvent.type(dialog.getByLabelText(texts.labels.code), 'high roller');
    await userEvent.type(dialog.getByLabelText(texts.labels.vi), 'Khách lớn');
    await userEvent.type(dialog.getByLabelText(texts.labels.en), 'High roller ');
    await userEvent.type(dialog.getByLabelText(shell.list.reason), 'plays a lot{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({ labels: [big], reason: 'plays a lot', version: 4 });
    expect(await screen.findByText('High roller')).toBeTruthy();
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });

  it('stay where another operator was first, and the dialog says so', async () => {
    open({ labels: [], version: 0, changes: [] });
    server.use(
      gateway.put('/wps/v2/ops/members/{memberId}/labels', () =>
        refused(409, 'LABELS_CHANGED', undefined, 'The labels have changed.'),
      ),
    );
    await edit();
    await userEvent.type((await theDialog()).getByLabelText(shell.list.reason), 'none{Enter}');
    expect((await screen.findByRole('alert', { hidden: true })).textContent).toContain('have changed');
  });

  it('cannot be given to whom rewards do not know', async () => {
    open({ labels: [], version: 0, changes: [] });
    server.use(gateway.get('/wps/v2/ops/members/{memberId}/labels', () => refused(404, 'MEMBER_NOT_FOUND')));
    expect(await screen.findByText(texts.labels.unknown)).toBeTruthy();
    expect(screen.queryByRole('button', { name: texts.labels.edit })).toBeNull();
  });
});

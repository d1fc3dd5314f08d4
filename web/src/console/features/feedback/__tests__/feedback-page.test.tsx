import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { testClient } from '~/testing/render';
import shell from '../../../locales/en.json';
import type { Feedback } from '../feedback.api';
import { FeedbackPage } from '../feedback-page';
import texts from '../locales/en.json';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const feedback = (more: Partial<Feedback> = {}): Feedback => ({
  ...{ id: 'f-1', memberId: 'm-1', account: 'lan.nguyen', answerable: true, images: [] },
  ...{ content: 'When are there new games?', sentAt: hoursAgo(30.5), answer: null },
  ...{ handledAt: null, handledBy: null },
  ...more,
});
const guests = feedback({
  id: 'f-2',
  memberId: null,
  account: null,
  answerable: false,
  content: 'Hello there',
});

let waiting: Feedback[];
let asked: URLSearchParams[];
let sent: { path: string; body: unknown }[];

function open(list: Feedback[], at = '/feedback', failing?: () => ReturnType<typeof refused>) {
  waiting = list;
  asked = [];
  sent = [];
  const settle = (id: unknown) => {
    waiting = waiting.filter((one) => one.id !== id);
  };
  server.use(
    gateway.get('/wps/v2/ops/feedback', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      if (failing) return failing();
      return ok({ list: waiting, pageNum: 1, totalPages: 1, totalCount: waiting.length });
    }),
    gateway.post('/wps/v2/ops/feedback/{id}/answer', async ({ request, params }) => {
      sent.push({ path: `answer ${String(params['id'])}`, body: await request.json() });
      settle(params['id']);
      return ok(null);
    }),
    gateway.put('/wps/v2/ops/feedback/{id}/handled', ({ params }) => {
      sent.push({ path: `handled ${String(params['id'])}`, body: null });
      settle(params['id']);
      return ok(null);
    }),
    gateway.get('/wps/v2/ops/operators/names', () => ok([{ id: 'op-1', username: 'minh' }])),
  );
  window.history.replaceState(null, '', at);
  render(
    <QueryClientProvider client={testClient()}>
      <MemoryRouter initialEntries={[at]}>
        <FeedbackPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const theDialog = async () => within(await screen.findByRole('dialog', { hidden: true }));
const details = async () => within(await screen.findByRole('region', { name: shell.list.details }));

describe('the feedback of members and guests', () => {
  beforeEach(async () => {
    HTMLDialogElement.prototype.showModal ??= function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close ??= function close() {
      this.open = false;
    };
    URL.createObjectURL = () => 'blob:picture';
    URL.revokeObjectURL = () => undefined;
    i18next.addResourceBundle('en', 'console', shell);
    i18next.addResourceBundle('en', 'console-feedback', texts);
    await i18next.changeLanguage('en');
  });

  it('waits with its age, the name of the member and a link to the sheet', async () => {
    open([feedback(), guests]);
    expect(await screen.findByText('2 waiting')).toBeTruthy();
    expect(screen.getAllByText('30 hours')).toHaveLength(2);
    const link = (await details()).getByRole('link', { name: 'lan.nguyen' });
    expect(link.getAttribute('href')).toBe('/members?search=m-1');
    expect(asked[0]!.get('state')).toBe('OPEN');
  });

  it('is answered by the keyboard, without the spaces around the text', async () => {
    open([feedback(), guests]);
    await details();
    await userEvent.keyboard('a');
    const dialog = await theDialog();
    expect(dialog.getByRole('heading', { hidden: true }).textContent).toBe('Answer lan.nguyen');
    const field = dialog.getByLabelText(texts.answer);
    const send = dialog.getByRole<HTMLButtonElement>('button', { name: /Send answer/, hidden: true });
    await userEvent.type(field, ' ok');
    expect(send.disabled).toBe(true);
    await userEvent.type(field, ', next week.{Enter}Thank you! ');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toEqual([{ path: 'answer f-1', body: { text: 'ok, next week.\nThank you!' } }]);
    expect(await (await details()).findByText('Hello there')).toBeTruthy();
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });

  it('keeps a half-written answer where its dialog is closed', async () => {
    open([feedback()]);
    await details();
    await userEvent.keyboard('a');
    await userEvent.type((await theDialog()).getByLabelText(texts.answer), 'Half of it');
    await userEvent.click((await theDialog()).getByRole('button', { name: /Cancel/, hidden: true }));
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: /^Answer/ }));
    expect((await theDialog()).getByLabelText<HTMLTextAreaElement>(texts.answer).value).toBe('Half of it');
  });

  it('says that another operator was first, and reads the queue again', async () => {
    open([feedback()]);
    server.use(
      gateway.post('/wps/v2/ops/feedback/{id}/answer', () =>
        refused(409, 'FEEDBACK_HANDLED', undefined, 'This feedback has been handled.'),
      ),
    );
    await details();
    const before = asked.length;
    await userEvent.keyboard('a');
    await userEvent.type((await theDialog()).getByLabelText(texts.answer), 'Too late');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect((await (await theDialog()).findByRole('alert', { hidden: true })).textContent).toContain(
      'handled',
    );
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  });

  it('of a guest can be marked alone, because there is no inbox', async () => {
    open([guests]);
    expect(await (await details()).findByText(texts.noInbox)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Answer/ })).toBeNull();
    await userEvent.keyboard('h');
    await userEvent.click((await theDialog()).getByRole('button', { name: /Mark as handled/, hidden: true }));
    await waitFor(() => expect(sent).toEqual([{ path: 'handled f-2', body: null }]));
    expect(await screen.findByText(texts.empty)).toBeTruthy();
  });

  it('shows its pictures with the session of the operator, and says which did not load', async () => {
    open([
      feedback({ images: ['/wps/v2/ops/feedback/images/one.png', '/wps/v2/ops/feedback/images/two.png'] }),
    ]);
    server.use(
      gateway.get('/wps/v2/ops/feedback/images/{picture}', ({ params }) =>
        params['picture'] === 'one.png'
          ? (new HttpResponse('bytes', { headers: { 'content-type': 'image/png' } }) as never)
          : refused(404, 'NOT_FOUND'),
      ),
    );
    expect((await screen.findByRole('img', { name: 'Picture 1' })).getAttribute('src')).toBe('blob:picture');
    expect(await screen.findByText('Picture 2 did not load')).toBeTruthy();
  });

  it('that was handled shows by whom and with which answer, and offers no action', async () => {
    open(
      [feedback({ handledAt: hoursAgo(1), handledBy: 'op-1', answer: 'Next week.', answerable: false })],
      '/feedback?view=HANDLED',
    );
    const facts = await details();
    expect(await facts.findByText('minh')).toBeTruthy();
    expect(facts.getByText('Next week.')).toBeTruthy();
    expect(facts.queryByRole('button')).toBeNull();
    expect(asked[0]!.get('state')).toBe('HANDLED');
  });

  it('is searched and filtered, and says that nothing matches', async () => {
    open([]);
    expect(await screen.findByText(texts.empty)).toBeTruthy();
    await userEvent.type(screen.getByRole('searchbox', { name: texts.search }), 'bonus{Enter}');
    await waitFor(() => expect(asked.at(-1)!.get('search')).toBe('bonus'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: texts.from }), 'GUEST');
    await waitFor(() => expect(asked.at(-1)!.get('from')).toBe('GUEST'));
    expect(asked.at(-1)!.get('search')).toBe('bonus');
    expect(await screen.findByText(texts.noMatch)).toBeTruthy();
  });

  it('says that the list did not load', async () => {
    open([], '/feedback', () => refused(503, 'SERVICE_UNAVAILABLE'));
    expect((await screen.findByRole('alert')).textContent).toContain(shell.list.error);
  });
});

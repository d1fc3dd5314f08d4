import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { renderAt } from '~/testing/render';
import { BankAccounts } from '../components/bank-accounts';
import texts from '../locales/vi.json';

const user = userEvent.setup();

/** The dialog in which an account is added, with this answer to the question for the banks. */
async function openDialog(banks: () => Promise<Response>): Promise<HTMLButtonElement> {
  server.use(gateway.get('/wps/v2/bank-accounts/institutions', () => banks() as never));
  await renderAt(<BankAccounts accounts={[]} selected={undefined} onSelect={() => undefined} />, {
    namespaces: ['withdrawal'],
  });
  await user.click(screen.getByRole('button', { name: texts.bind }));
  return screen.findByRole<HTMLButtonElement>('button', { name: texts.bindSubmit });
}

describe('adding an account to be paid to', () => {
  it('waits for the list of banks, so that no account is sent without its bank', async () => {
    let answer: (banks: Response) => void = () => undefined;
    const banks = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const submit = await openDialog(() => banks);
    expect(submit.disabled).toBe(true);
    answer(ok([{ code: '970436', name: 'Vietcombank', kind: 'BANK' }]) as Response);
    await waitFor(() => expect(submit.disabled).toBe(false));
    expect(screen.getByRole('option', { name: 'Vietcombank' })).toBeTruthy();
  });

  it('says why no bank can be chosen', async () => {
    const submit = await openDialog(() =>
      Promise.resolve(refused(403, 'FORBIDDEN', undefined, 'Không được phép.') as Response),
    );
    expect(await screen.findByText('Không được phép.')).toBeTruthy();
    expect(submit.disabled).toBe(true);
  });
});

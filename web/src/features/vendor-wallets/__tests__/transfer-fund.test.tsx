import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { gateway } from '~/testing/msw/gateway';
import { ok } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { renderAt } from '~/testing/render';
import type { MemberWallets } from '../api/vendor-wallets.api';
import { TransferFundPage } from '../components/transfer-fund-page';

const vendor = { vassalage: 'TWG', displayName: 'Trúc Gaming', balance: '0.00', maintenance: false };

/** Answers with each in turn, and from then on with the last. */
function answerWith(...answers: Pick<MemberWallets, 'isComplete' | 'vendors'>[]): { asked: () => number } {
  let asked = 0;
  server.use(
    gateway.get('/wps/v2/vendor-wallets', () => {
      const answer = answers[Math.min(asked, answers.length - 1)]!;
      asked += 1;
      return ok({ main: '12500.00', currency: 'VND', ...answer });
    }),
  );
  return { asked: () => asked };
}

describe('wallets at vendors', () => {
  it('appear by themselves once the vendors can be named', async () => {
    const { asked } = answerWith({ isComplete: false, vendors: [] }, { isComplete: true, vendors: [vendor] });
    await renderAt(<TransferFundPage />, { namespaces: ['vendor-wallets'] });
    await screen.findByText(/Chưa đọc được danh sách/);
    expect(await screen.findByText('Trúc Gaming', undefined, { timeout: 8_000 })).toBeTruthy();
    expect(screen.queryByText(/Chưa đọc được danh sách/)).toBeNull();
    expect(asked()).toBe(2);
  }, 12_000);

  it('are asked for at once by the button', async () => {
    answerWith({ isComplete: false, vendors: [] }, { isComplete: true, vendors: [vendor] });
    await renderAt(<TransferFundPage />, { namespaces: ['vendor-wallets'] });
    await userEvent.click(await screen.findByRole('button', { name: 'Tải lại' }));
    expect(await screen.findByText('Trúc Gaming')).toBeTruthy();
  });
});

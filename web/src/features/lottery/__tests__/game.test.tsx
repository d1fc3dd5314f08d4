import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { open, serve } from '~/testing/served-game';

describe('the page of a lottery', () => {
  beforeEach(() => sessionStorage.clear());

  it('says what a point of lô costs and wins, and keeps the slip over a reload', async () => {
    serve('XSMB', 'MB');
    const view = await open('/vnlottery?gameCode=XSMB');
    expect(await screen.findByText(/1 điểm = 27\.000 ₫, trúng 99\.000 ₫ mỗi nháy/)).toBeTruthy();
    expect(screen.getByText(/ít nhất một lần trong 27 giải: 1 trên 4,2/)).toBeTruthy();

    const board = within(screen.getByRole('region', { name: 'Chọn số' }));
    await userEvent.click(board.getByRole('button', { name: '12' }));
    await userEvent.click(board.getByRole('button', { name: /^Đầu 3/ }));
    await userEvent.click(board.getByRole('button', { name: 'Thêm vào phiếu' }));
    expect(await screen.findByText('12,30,31,32,33,34,35,36,37,38,39')).toBeTruthy();

    view.unmount();
    await open('/vnlottery?gameCode=XSMB');
    expect(await screen.findByText('12,30,31,32,33,34,35,36,37,38,39')).toBeTruthy();
  });

  it('shows what each side pays, and refuses a slip above the limit of a draw until it is lowered', async () => {
    serve('XSMB', 'MB');
    await open('/vnlottery?gameCode=XSMB&playType=DB2_SUM');
    expect(await screen.findByRole('button', { name: /^0 ?1 ăn 95 ?1 trên 100/ })).toBeTruthy();
    const nine = screen.getByRole('button', { name: /^9 ?1 ăn 9,5 ?1 trên 10/ });
    await userEvent.click(nine);
    const points = screen.getByRole('textbox', { name: 'Số điểm tùy chọn' });
    await userEvent.clear(points);
    await userEvent.type(points, '1001');
    await userEvent.click(screen.getByRole('button', { name: 'Thêm vào phiếu' }));
    expect(await screen.findByText(/Mỗi kỳ chỉ được cược tối đa 1\.000\.000 ₫/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Giảm điểm cho vừa hạn mức' }));
    expect(await screen.findByText(/mỗi kỳ bạn cược tối đa 1\.000\.000 ₫/)).toBeTruthy();
  });
});

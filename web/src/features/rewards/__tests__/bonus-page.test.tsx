import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useSessionStore } from '~/features/session';
import { bonus } from '~/testing/fixtures';
import { gateway } from '~/testing/msw/gateway';
import { ok } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { renderAt } from '~/testing/render';
import { BonusPage } from '../components/bonus-page';

beforeEach(() => useSessionStore.getState().begin({ token: 't', type: 0 }, { forceChange: false }));

async function row(over: Parameters<typeof bonus>[0]) {
  server.use(
    gateway.get('/wps/v2/bonuses', () =>
      ok({ pageNum: 1, totalPages: 1, totalCount: 1, list: [bonus(over)] }),
    ),
  );
  await renderAt(<BonusPage />, { namespaces: ['rewards', 'bonus'] });
  return screen.findByRole('listitem');
}
const canBeGivenUp = (item: HTMLElement) => within(item).queryByRole('button', { name: /^Hủy/ }) !== null;
const hasProgress = (item: HTMLElement) => within(item).queryByRole('progressbar') !== null;

describe('the page of bonuses', () => {
  it.each([
    ['QUEUED', 'Đang chờ', {}, 'Bắt đầu khi khoản thưởng hiện tại của bạn kết thúc.'],
    ['ACTIVE', 'Đang cược', {}, 'tiền thưởng còn lại thành tiền của bạn'],
    ['EXPIRING', 'Đang kết thúc', {}, 'các lượt cược chờ kết quả'],
    ['DONE', 'Đã hoàn thành', { kept: '125000.00' }, '125.000,00 ₫ đã thành tiền của bạn.'],
    [
      'DONE',
      'Đã hoàn thành',
      { kept: '100000.00', taken: '7.00' },
      'Phần vượt mức tối đa, 7,00 ₫, đã bị thu hồi.',
    ],
    ['EXPIRED', 'Hết hạn', { taken: '50000.00' }, '50.000,00 ₫ tiền thưởng bị thu hồi'],
    ['FORFEITED', 'Đã hủy', { taken: '50000.00' }, '50.000,00 ₫ tiền thưởng bị thu hồi'],
    ['FORFEITED', 'Đã hủy', {}, 'Không có khoản tiền nào bị thu hồi.'],
    ['CLEARED', 'Đã thua hết', {}, 'Bạn không cần cược thêm'],
  ] as const)('says of %s "%s" what it means for the money', async (rolloverStatus, tag, over, said) => {
    const item = await row({ rolloverStatus, ...over });
    expect(within(item).getByText(tag)).toBeTruthy();
    expect(item.textContent).toContain(said);
    expect(canBeGivenUp(item)).toBe(['QUEUED', 'ACTIVE'].includes(rolloverStatus));
    expect(hasProgress(item)).toBe(rolloverStatus === 'ACTIVE');
  });

  it('has no turnover to tell of where none is required', async () => {
    const item = await row({ rolloverId: null, rolloverStatus: null, required: '0.00' });
    expect(within(item).getByText('Đã cộng')).toBeTruthy();
    expect(canBeGivenUp(item)).toBe(false);
  });

  it('H5 tells on demand what of a bet counts', async () => {
    const shares = [
      { scope: 'DEFAULT' as const, key: '', ppm: 1_000_000 },
      { scope: 'TYPE' as const, key: 'LIVE', ppm: 500_000 },
      { scope: 'GAME' as const, key: 'seng-dragon-pearl', ppm: 0 },
    ];
    server.use(gateway.get('/wps/v2/bonuses/contributions', () => ok(shares)));
    await row({});
    fireEvent.click(screen.getByText('Trò chơi nào được tính vòng cược'));
    expect((await screen.findByText('Casino trực tuyến')).nextElementSibling!.textContent).toBe('50%');
    expect(screen.getByText('seng-dragon-pearl').nextElementSibling!.textContent).toBe('0%');
    expect(screen.getAllByRole('term').at(-1)!.textContent).toBe('Các trò chơi khác');
  });
});

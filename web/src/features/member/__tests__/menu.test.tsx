import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSessionStore, type AccountType } from '~/features/session';
import { status } from '~/testing/fixtures';
import { renderApp } from '~/testing/render';
import { pageShows } from '../model/menu.rules';

const shows = (page: string, flags: string[], over: { type?: AccountType; toUpline?: number } = {}) =>
  pageShows(page, { isOn: (flag) => flags.includes(flag), type: 0, toUpline: 0, ...over });

describe('the menu of the member centre (SPEC-6.6)', () => {
  it.each([
    ['depositv2', ['DEPOSIT3'], true],
    ['depositv2', [], false],
    ['depositv2', ['DEPOSIT3', 'creditMode'], false],
    ['withdraw', ['WITHDRAW3'], true],
    ['withdraw', ['WITHDRAW3', 'creditMode'], false],
    ['transferFund', [], true],
    ['transferFund', ['singleWallet'], false],
    ['manualRebate', [], false],
    ['manualRebate', ['manualRebate'], true],
    ['manualRebate', ['MANPLAYREB3'], true],
    ['bonusDetails', ['BONUSDETAILS3'], true],
    ['rewardCenter', [], false],
    ['rewardCenter', ['REWARDCENTER3'], true],
    ['redRain', [], false],
    ['redRain', ['REDRAIN3'], true],
    ['messageV2', [], false],
    ['messageV2', ['MESSAGE3'], true],
    ['securityCenter', [], true],
  ])('SPEC-6.6 SPEC-6.8 SPEC-6.9 %s with %j: %s', (page, flags, expected) => {
    expect(shows(page, flags)).toBe(expected);
  });

  it('SPEC-6.7 the transfer to an upline needs the flag of the account, its switch, and no top agent', () => {
    const on = ['TRANSFERUPLINE3'];
    expect(shows('transferUpline', on, { toUpline: 1 })).toBe(true);
    expect(shows('transferUpline', on, { toUpline: 1, type: 1 })).toBe(true);
    expect(shows('transferUpline', on, { toUpline: 1, type: 2 })).toBe(false);
    expect(shows('transferUpline', on, { toUpline: 0 })).toBe(false);
    expect(shows('transferUpline', [], { toUpline: 1 })).toBe(false);
  });

  it('SPEC-6.9 hides the deposit in credit mode, also in the header', async () => {
    useSessionStore.getState().begin({ token: 't', type: 0 }, { forceChange: false });
    await renderApp('/nowhere?m=member', {
      site: status({ flags: ['DEPOSIT3', 'creditMode'] }),
      namespaces: ['member', 'auth', 'games', 'system'],
    });
    const menu = await screen.findByRole('navigation', { name: 'Mục thành viên' });
    expect(within(menu).queryByRole('button', { name: 'Nạp tiền' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Nạp tiền', hidden: true })).toBeNull();
  });
});

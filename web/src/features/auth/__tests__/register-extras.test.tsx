import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as crypto from '~/lib/crypto';
import { registerAnswer, rule, status } from '~/testing/fixtures';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { place, renderApp } from '~/testing/render';
import { ZALO_BONUS_THOUSANDS } from '../components/register-modal';
import { checkField, shownFields } from '../model/field-rules';

const user = userEvent.setup();
const field = (name: RegExp) => screen.findByLabelText(name, { selector: '[role=dialog] input' });
const needed = { username: rule({ required: true }), password: rule({ required: true, minLength: 8 }) };
const submit = () => user.click(screen.getByRole('button', { name: 'Tạo tài khoản' }));

async function fillIn(): Promise<void> {
  await user.type(await field(/^Tên đăng nhập/), 'minhtam88');
  await user.type(await field(/^Mật khẩu/), 'Trang-Khuyet-9');
  await user.type(await field(/^Nhập lại/), 'Trang-Khuyet-9');
  fireEvent.keyDown(await screen.findByRole('slider'), { key: 'End' });
  await user.click(screen.getByLabelText(/Tôi đủ 18 tuổi/));
}

describe('patterns of the registration (SPEC-5.1)', () => {
  it.each([
    [1, ['abc123'], ['1abc', 'abcdef', 'ab c1']],
    [2, ['abc', '汉字', 'Tâm'], ['abc1', 'a b']],
    [3, ['tam@thu.vn'], ['tam@thu', 'tam', '@thu.vn']],
    [4, ['abc', '123', 'a1'], ['a-1', 'a b']],
    [5, ['a1', '1a'], ['abc', '123', 'a1!']],
    [6, ['0123'], ['12a', '1.2']],
    [7, ['Abc1', '1ABC'], ['abc1', 'ABC']],
    [8, ['NGUYEN MINH TAM'], ['NGUYEN  TAM', 'NGUYỄN', 'TAM1']],
    [9, ['a-b!c'], ['a b']],
    [10, ['汉字，'], ['abc', '汉1']],
    [12, ['Nguyễn Minh'], ['Nguyễn1']],
  ])('SPEC-5.1 pattern %d takes %j and refuses %j', (patternId, good, bad) => {
    const judged = (text: string) => checkField('zalo', text, rule({ patternId }));
    expect(good.map(judged)).toEqual(good.map(() => null));
    expect(bad.map(judged)).toEqual(bad.map(() => 'pattern'));
  });

  it('SPEC-5.1 pattern 11 is whatever the rule’s own pattern says', () => {
    const eleven = rule({ patternId: 11, acceptedPattern: '^[ab]+$' });
    expect([checkField('zalo', 'abba', eleven), checkField('zalo', 'abc', eleven)]).toEqual([
      null,
      'pattern',
    ]);
  });

  it('SPEC-5.2 SPEC-3.10.3 the mobile tab asks for no user name, and for a password only where that is switched on', () => {
    const rules = { ...needed, email: rule() };
    const shape = { tab: 'mobile', codeDue: true } as const;
    expect(shownFields(rules, { ...shape, passwordDue: false, invitationDue: false })).toEqual([
      'mobileNum',
      'email',
    ]);
    expect(shownFields(rules, { ...shape, passwordDue: true, invitationDue: false })).toEqual([
      'mobileNum',
      'password',
      'email',
    ]);
  });
});

describe('codes of the registration (SPEC-4.7)', () => {
  it('a referral code of the address is shown, sent, and can be dropped', async () => {
    const sealed = vi.spyOn(crypto, 'encryptPayload');
    server.use(
      gateway.put('/wps/member/register', () =>
        ok(registerAnswer({ token: 't', type: 0, account: 'minhtam88' })),
      ),
    );
    await renderApp('/nowhere?m=register&referralCode=SEN88', { site: status({ rules: needed }) });
    expect(await screen.findByText('Mã giới thiệu SEN88')).toBeTruthy();
    await fillIn();
    await submit();
    await screen.findByRole('heading', { name: 'Đăng ký thành công' });
    expect(sealed.mock.calls[0]?.[0]).toMatchObject({ referralCode: 'SEN88' });
  });

  it('is not sent once it was dropped', async () => {
    const sealed = vi.spyOn(crypto, 'encryptPayload');
    server.use(
      gateway.put('/wps/member/register', () =>
        ok(registerAnswer({ token: 't', type: 0, account: 'minhtam88' })),
      ),
    );
    await renderApp('/nowhere?m=register&referralCode=SEN88', { site: status({ rules: needed }) });
    await user.click(await screen.findByRole('button', { name: 'Bỏ mã giới thiệu' }));
    await fillIn();
    await submit();
    await screen.findByRole('heading', { name: 'Đăng ký thành công' });
    expect(sealed.mock.calls[0]?.[0]).not.toHaveProperty('referralCode');
  });

  it('SPEC-7.7.2 a typed affiliate code that is none shows the text of invitation_code_error, and nothing is sent', async () => {
    let asked = 0;
    server.use(
      gateway.get('/wps/agent/affiliate', () => refused(404, 'AFFILIATE_UNKNOWN')),
      gateway.put('/wps/member/register', () => {
        asked += 1;
        return ok(registerAnswer());
      }),
    );
    const site = status({ rules: { ...needed, affiliateCode: rule() } });
    await renderApp('/nowhere?m=register', { site });
    await user.type(await field(/^Mã đại lý/), 'KHONG-CO');
    await fillIn();
    await submit();
    expect(await screen.findByText('Mã mời không hợp lệ')).toBeTruthy();
    expect(asked).toBe(0);
  });
});

describe('what the brand adds to the form (SPEC-5.2)', () => {
  it('SPEC-9.19 a bonus of up to 131 thousand is named where Zalo or WhatsApp is asked for, and nowhere else', async () => {
    expect(ZALO_BONUS_THOUSANDS).toBe(131);
    const first = await renderApp('/nowhere?m=register', {
      site: status({ rules: { ...needed, zalo: rule() } }),
    });
    expect(await screen.findByText('Nhận thưởng đến 131.000 ₫')).toBeTruthy();
    first.unmount();
    await renderApp('/nowhere?m=register', { site: status({ rules: needed }) });
    expect(await screen.findByText('Bắt đầu chỉ trong một phút')).toBeTruthy();
  });

  it('the picture of a captcha is asked for where the rules say so, and sent', async () => {
    const sealed = vi.spyOn(crypto, 'encryptPayload');
    server.use(
      gateway.get('/wps/captcha', () => ok({ id: 'image-1', image: 'AA==' })),
      gateway.put('/wps/member/register', () =>
        ok(registerAnswer({ token: 't', type: 0, account: 'minhtam88' })),
      ),
    );
    const site = status({ rules: { ...needed, captcha: rule({ required: true }) } });
    await renderApp('/nowhere?m=register', { site });
    await fillIn();
    await submit();
    expect(await screen.findByText('Vui lòng nhập mã xác minh')).toBeTruthy();
    expect(sealed).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText(/^Mã xác minh/), 'k7qm');
    await submit();
    await screen.findByRole('heading', { name: 'Đăng ký thành công' });
    expect(sealed.mock.calls[0]?.[0]).toMatchObject({ captcha: { id: 'image-1', text: 'k7qm' } });
  });

  it('the fields that the server refused are marked', async () => {
    server.use(
      gateway.put('/wps/member/register', () =>
        refused(
          422,
          'REGISTER_FIELD_INVALID',
          { fields: [{ field: 'username' }] },
          'Một số mục chưa hợp lệ.',
        ),
      ),
    );
    await renderApp('/nowhere?m=register', { site: status({ rules: needed }) });
    await fillIn();
    await submit();
    expect(await screen.findByText('Mục này không hợp lệ, vui lòng kiểm tra lại')).toBeTruthy();
  });

  it('an account by number without a password is led to set one', async () => {
    server.use(
      gateway.put('/wps/member/register/mobile', () =>
        ok(registerAnswer({ token: 't', type: 0, account: 'm1234567890', firstTimeLogin: true })),
      ),
    );
    await renderApp('/nowhere?m=register', { site: status({ flags: ['MOBILENUMREG3', 'DIRECTREG3'] }) });
    await user.type(await field(/^Số điện thoại/), '912345678');
    fireEvent.keyDown(await screen.findByRole('slider'), { key: 'End' });
    await user.click(screen.getByLabelText(/Tôi đủ 18 tuổi/));
    await submit();
    expect(await screen.findByRole('button', { name: /^Đặt mật khẩu/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Để sau' }));
    await waitFor(() => expect(place.path).toBe('/member/changePassword'));
  });
});

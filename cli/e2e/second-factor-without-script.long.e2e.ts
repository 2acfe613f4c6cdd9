import { describe, expect, it } from 'vitest';
import { confirmEmail, signUp } from './support/new-account.ts';
import { oneTimeCode } from './support/one-time-code.ts';
import { visitPlainly } from './support/plain-page.ts';

describe('the second factor without script', () => {
  it('is set up, given new codes and removed by plain forms, each with the password', async () => {
    const { page, context } = visitPlainly();
    const { email, password } = await signUp(context, { type: 'place', place_name: 'Nắng Mai' });
    const main = page.locator('main');
    const fill = (label: string, text: string) => main.getByLabel(label).fill(text);
    const press = (name: string) => main.getByRole('button', { name }).click();
    const open = (name: string) => main.getByRole('link', { name }).click();
    const codes = () => main.locator('li code').allInnerTexts();

    await page.goto('/tai-khoan/bao-mat/');
    await main.getByText('Xác thực email trước').waitFor();
    expect(await main.getByLabel('Mật khẩu của bạn').count()).toBe(0);
    await open('Gửi lại email xác thực');
    await main.getByRole('button', { name: 'Gửi lại email xác thực' }).waitFor();
    await confirmEmail(context, email);
    await page.goto('/tai-khoan/bao-mat/');
    await fill('Mật khẩu của bạn', 'không phải mật khẩu');
    await press('Thiết lập xác thực hai lớp');
    await main.getByText('Mật khẩu không đúng.').first().waitFor();
    await fill('Mật khẩu của bạn', password);
    await press('Thiết lập xác thực hai lớp');
    const secret = await main.locator('code').innerText();
    await fill('Nhập mã 6 số mà ứng dụng đang hiện', '000000');
    await press('Bật xác thực hai lớp');
    await main.getByText('Mã xác thực không đúng').first().waitFor();
    await fill('Nhập mã 6 số mà ứng dụng đang hiện', oneTimeCode(secret, Date.now()));
    await press('Bật xác thực hai lớp');
    await main.getByText('Lưu các mã dự phòng này ngay').waitFor();
    const first = await codes();
    expect(first).toHaveLength(10);
    expect(await main.getByRole('button', { name: 'Sao chép' }).isVisible()).toBe(false);
    await open('Tôi đã lưu');
    await main.getByText('Đang bật').waitFor();
    expect(await page.content()).not.toContain(first[0]);

    await open('Tạo mã dự phòng mới');
    await fill('Mật khẩu của bạn', password);
    await press('Tạo mã mới');
    await main.getByText('Lưu các mã dự phòng này ngay').waitFor();
    expect((await codes()).filter(code => first.includes(code))).toEqual([]);
    await open('Tôi đã lưu');

    await open('Tắt xác thực hai lớp');
    await press('Tắt xác thực hai lớp');
    await main.getByText('Chưa tắt được xác thực hai lớp').waitFor();
    await fill('Mật khẩu của bạn', password);
    await press('Tắt xác thực hai lớp');
    await main.getByText('Đã tắt xác thực hai lớp.').waitFor();
    await main.getByText('Chưa bật').waitFor();
  });
});

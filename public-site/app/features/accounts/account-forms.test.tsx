import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { account } from '../../testing/account.ts';
import { renderFrame } from '../../testing/render-frame.tsx';
import { accountDone } from './account-forms.ts';
import { AccountOverview } from './account-overview.tsx';

afterEach(cleanup);

const PROFILE = '/tai-khoan/';
const CONFIRMATION = '/tai-khoan/?viec=gui-lai';
const problem = { code: 'INVALID', detail: 'Bạn hãy thử lại sau.', error_id: 'E-1' };
/** Renders the account's page as it comes back with a form that was refused. */
const showRefused = (sentTo: string) =>
  renderFrame(
    <AccountOverview account={account} done={{ isSaved: false, isSent: false, isCorrected: false }} />,
    sentTo,
    {
      rendered: { sentTo, values: { name: 'Mai Mới' }, status: 422, problem },
    },
  );
/** The forms of the page, as the browser sends them. */
const formOf = (button: string) => screen.getByRole('button', { name: button }).closest('form');
const nameField = () => screen.getByRole('textbox', { name: /^Họ và tên/ });

describe('the forms of the account', () => {
  it('are refused one at a time: the profile, when it was sent', () => {
    showRefused(PROFILE);
    expect(screen.getByText('Chưa lưu được, xin vui lòng thử lại.')).toBeDefined();
    expect(screen.getAllByText(problem.detail)).toHaveLength(1);
    expect(formOf('Lưu thay đổi')?.textContent).toContain(problem.detail);
    expect(nameField()).toHaveProperty('value', 'Mai Mới');
  });

  it('are refused one at a time: the confirmation, when another email was asked for', () => {
    showRefused(CONFIRMATION);
    expect(screen.queryByText('Chưa lưu được, xin vui lòng thử lại.')).toBeNull();
    expect(screen.getAllByText(problem.detail)).toHaveLength(1);
    expect(formOf('Gửi lại email xác thực')?.closest('section')?.textContent).toContain(problem.detail);
    expect(nameField()).toHaveProperty('value', 'Mai');
  });

  it('show no failure when neither of them was sent', () => {
    showRefused('/dang-xuat/');
    expect(screen.queryByText(problem.detail)).toBeNull();
    expect(nameField()).toHaveProperty('value', 'Mai');
  });

  it.each([
    ['/tai-khoan/', false, false, false],
    ['/tai-khoan/?done=luu', true, false, false],
    ['/tai-khoan/?done=gui-lai', false, true, false],
    ['/tai-khoan/?done=sua-don', false, false, true],
    ['/tai-khoan/?done=x', false, false, false],
  ])('at %s were accepted: profile %s, confirmation %s, application %s', (address, isSaved, isSent, isCorrected) => {
    expect(accountDone(new URL(address, 'https://antam.example'))).toEqual({ isSaved, isSent, isCorrected });
  });
});

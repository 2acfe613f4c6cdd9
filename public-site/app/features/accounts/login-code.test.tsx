import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderFrame } from '../../testing/render-frame.tsx';
import { LinkAccountForm } from './link-account-form.tsx';
import { LoginForm } from './login-form.tsx';

afterEach(cleanup);

const LOGIN = '/dang-nhap';
const LINK = '/dang-nhap/lien-ket/';
/** Renders the form as the page comes back with it. */
const show = (sentTo: string, rendered: object) =>
  renderFrame(
    sentTo === LOGIN ? <LoginForm email="" action={LOGIN} /> : <LinkAccountForm pending={pending} action={LINK} />,
    sentTo,
    { rendered: { ...formResult, ...rendered, sentTo } },
  );

/** What the server answers to a code that is too long: the field's texts stand in the place of the problem's code. */
const formResult = {
  values: { email: 'mai@thu.example', next: '/ghi-nho/' },
  status: 422,
  problem: { status: 422, code: ['Không được quá 40 ký tự.'], detail: 'Một số thông tin chưa đúng.', error_id: 'E-1' },
};
const pending = { provider_name: 'Google', email: 'mai@thu.example', asks: 'password' } as const;

it.each([
  ['login', LOGIN],
  ['link', LINK],
])('the form of the %s asks for the code again when what was sent as one cannot be one', (_, sentTo) => {
  show(sentTo, {});
  const code = screen.getByRole('textbox', { name: /^Mã xác thực/ });
  expect(code).toHaveProperty('value', '');
  expect(code.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText(/Không được quá 40 ký tự\./)).not.toEqual([]);
  expect(screen.getByLabelText(/^Mật khẩu/)).toHaveProperty('value', '');
});

it('the form of the login keeps the address that was typed, and asks for no code when none was sent', () => {
  const problem = { status: 401, code: 'LOGIN_FAILED', detail: 'Email hoặc mật khẩu không đúng.' };
  show(LOGIN, { status: 401, problem });
  expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveProperty('value', 'mai@thu.example');
  expect(screen.queryByRole('textbox', { name: /^Mã xác thực/ })).toBeNull();
});

it.each([
  ['login', LOGIN],
  ['link', LINK],
])('the form of the %s asks for the code from an email, and goes on asking', (_, sentTo) => {
  const refused = (code: string, values: Record<string, string>) =>
    show(sentTo, { values, status: 401, problem: { code, detail: 'Bạn mở thư mới nhất.' } });
  const { container, unmount } = refused('MAIL_CODE_REQUIRED', {});
  expect(screen.getByRole('alert').textContent).toContain('Bạn mở thư mới nhất.');
  expect(screen.getByRole('textbox', { name: /^Mã trong thư/ })).toHaveProperty('value', '');
  expect(screen.queryByRole('textbox', { name: /^Mã xác thực/ })).toBeNull();
  const hidden = [...container.querySelectorAll<HTMLInputElement>('input[type="hidden"][name^="asks_"]')];
  const sent = Object.fromEntries(hidden.map(({ name, value }) => [name, value]));
  unmount();
  refused('SECOND_FACTOR_REQUIRED', sent);
  expect(screen.getByRole('textbox', { name: /^Mã trong thư/ })).toHaveProperty('value', '');
  expect(screen.getByRole('textbox', { name: /^Mã xác thực/ })).toHaveProperty('value', '');
});

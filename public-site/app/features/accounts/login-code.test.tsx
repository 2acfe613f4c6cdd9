import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LinkAccountForm } from './link-account-form.tsx';
import { LoginForm } from './login-form.tsx';

afterEach(cleanup);

/** What the server answers to a code that is too long: the field's texts stand in the place of the problem's code. */
const posted = {
  values: { email: 'mai@thu.example', next: '/ghi-nho/' },
  status: 422,
  problem: { status: 422, code: ['Không được quá 40 ký tự.'], detail: 'Một số thông tin chưa đúng.', error_id: 'E-1' },
};
const pending = { provider_name: 'Google', email: 'mai@thu.example', asks: 'password' } as const;

it.each([
  ['login', <LoginForm key="" email="" action="/dang-nhap" form={{ token: 't', posted }} />],
  ['link', <LinkAccountForm key="" pending={pending} action="/dang-nhap/lien-ket/" form={{ token: 't', posted }} />],
])('the form of the %s asks for the code again when what was sent as one cannot be one', (_, form) => {
  render(form);
  const code = screen.getByRole('textbox', { name: /^Mã xác thực/ });
  expect(code).toHaveProperty('value', '');
  expect(code.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText(/Không được quá 40 ký tự\./)).not.toEqual([]);
  expect(screen.getByLabelText(/^Mật khẩu/)).toHaveProperty('value', '');
});

it('the form of the login keeps the address that was typed, and asks for no code when none was sent', () => {
  const problem = { status: 401, code: 'LOGIN_FAILED', detail: 'Email hoặc mật khẩu không đúng.' };
  render(<LoginForm email="" action="/dang-nhap" form={{ token: 't', posted: { ...posted, status: 401, problem } }} />);
  expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveProperty('value', 'mai@thu.example');
  expect(screen.queryByRole('textbox', { name: /^Mã xác thực/ })).toBeNull();
});

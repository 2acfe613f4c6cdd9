import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { PlainForm } from '../../loading/site-context.ts';
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

it.each([
  ['login', (form: PlainForm) => <LoginForm email="" action="/dang-nhap" form={form} />],
  ['link', (form: PlainForm) => <LinkAccountForm pending={pending} action="/dang-nhap/lien-ket/" form={form} />],
])('the form of the %s asks for the code of a letter, and goes on asking without script', (_, draw) => {
  const refused = (code: string, values: Record<string, string>) =>
    render(draw({ token: 't', posted: { values, status: 401, problem: { code, detail: 'Bạn mở thư mới nhất.' } } }));
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

import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createAuthProvider } from '../providers/auth.ts';
import { createHttp } from '../providers/http.ts';
import { createFakeServer, problem } from '../testing/fake-server.ts';
import { LoginPage } from './login-page.tsx';

/** The login page over a server that knows one password and one code. */
function openLogin() {
  const server = createFakeServer(({ url, body }) => {
    if (url !== '/api/v1/login/') return problem(401, 'UNAUTHENTICATED');
    const { password, code } = { password: '', code: '', ...(typeof body === 'object' ? body : {}) };
    if (password !== 'đúng') return problem(401, 'WRONG_PASSWORD');
    if (code === '') return problem(401, 'SECOND_FACTOR_REQUIRED');
    return code === '123456' ? { json: { next: '/', name: 'Lan', role: 'editor' } } : problem(401, 'WRONG_CODE');
  });
  const { login } = createAuthProvider(createHttp(server.send));
  render(<LoginPage reason="" logIn={login} />);
  const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const logins = () => server.calls.filter(({ url }) => url === '/api/v1/login/').map(({ body }) => body);
  return { type, press, logins };
}

describe('login', () => {
  it('[ADMIN-01] takes the password, then the code, and says what was wrong with each', async () => {
    const { type, press, logins } = openLogin();
    type(/^Email/, 'lan@antam.example');
    type(/^Mật khẩu/, 'sai');
    press('Đăng nhập');
    expect((await screen.findByRole('alert')).textContent).toContain('Chi tiết WRONG_PASSWORD');
    type(/^Mật khẩu/, 'đúng');
    press('Đăng nhập');
    await screen.findByLabelText(/^Mã xác thực/);
    expect(screen.queryByRole('alert')).toBeNull();
    type(/^Mã xác thực/, '000000');
    press('Xác nhận');
    expect((await screen.findByRole('alert')).textContent).toContain('Chi tiết WRONG_CODE');
    type(/^Mã xác thực/, ' 123456 ');
    press('Xác nhận');
    await waitFor(() => expect(logins().length).toBe(4));
    expect(logins()[3]).toEqual({ email: 'lan@antam.example', password: 'đúng', code: '123456' });
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('goes back to another account without a code', async () => {
    const { type, press, logins } = openLogin();
    type(/^Email/, 'lan@antam.example');
    type(/^Mật khẩu/, 'đúng');
    press('Đăng nhập');
    await screen.findByLabelText(/^Mã xác thực/);
    press('Dùng tài khoản khác');
    press('Đăng nhập');
    await waitFor(() => expect(logins().length).toBe(2));
    expect(logins()[1]).toEqual({ email: 'lan@antam.example', password: 'đúng' });
  });
});

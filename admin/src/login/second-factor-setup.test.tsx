import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createI18nProvider } from '../providers/i18n.ts';
import { createFakeServer, problem } from '../testing/fake-server.ts';
import { lightTheme } from '../theme/theme.ts';
import { SecondFactorSetup } from './second-factor-setup.tsx';

const SETUP = { secret: 'ABCD', uri: 'otpauth://totp/x', qr_svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' };

afterEach(() => vi.unstubAllGlobals());

/** The set-up over a server that knows one password and one code. */
function open(hasPassword = true) {
  const server = createFakeServer(({ method, body }) => {
    const { password = '', code = '' } = { ...(typeof body === 'object' ? body : {}) } as Record<string, string>;
    if (method === 'PUT') {
      return code === '123456' ? { json: { recovery_codes: ['aaaa-bbbb-cccc'] } } : problem(422, 'INVALID');
    }
    if (!hasPassword || password === 'đúng') return { json: SETUP };
    return problem(422, 'INVALID', { password: ['Mật khẩu không đúng.'] });
  });
  vi.stubGlobal('fetch', server.send);
  render(
    <AdminContext i18nProvider={createI18nProvider()} theme={lightTheme}>
      <SecondFactorSetup hasPassword={hasPassword} onDone={() => undefined} />
    </AdminContext>,
  );
  return server;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('setting up a second factor', () => {
  it('asks for the password first, and for a secret only once it is right', async () => {
    const { calls } = open();
    expect(calls).toEqual([]);
    type(/^Mật khẩu/, 'sai');
    press('Tiếp tục');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Mật khẩu không đúng.'));
    expect(screen.queryByRole('img')).toBeNull();
    type(/^Mật khẩu/, 'đúng');
    press('Tiếp tục');
    await screen.findByRole('img', { name: 'Mã QR cho ứng dụng xác thực' });
    expect(calls.map(({ body }) => body)).toEqual([{ password: 'sai' }, { password: 'đúng' }]);
    type(/^Mã 6 số/, '123456');
    press('Bật xác thực hai lớp');
    await screen.findByText('aaaa-bbbb-cccc');
  });

  it('asks for no password where the account has none', async () => {
    open(false);
    expect(screen.queryByLabelText(/^Mật khẩu/)).toBeNull();
    press('Tiếp tục');
    await screen.findByText('ABCD');
  });
});

import type { AccountAnswer } from '@antam/server/features/accounts/contract.ts';
import { describe, expect, it } from 'vitest';
import { createFakeServer, problem } from '../testing/fake-server.ts';
import { createAuthProvider } from './auth.ts';
import { createHttp } from './http.ts';
import { codeOf, toHttpError } from './problem.ts';

const staff: AccountAnswer = {
  id: 5,
  name: 'Lan',
  email: 'lan@antam.example',
  mobile_phone: null,
  role: 'editor',
  is_official: false,
  status: 'active',
  is_email_confirmed: true,
  deletion_due: null,
  has_password: true,
  second_factor: { is_set_up: true, is_required: true, is_passed: true },
  social: [],
  can: { delete: false, use_second_factor: true, remove_second_factor: false },
  application: null,
  pages: [],
};
const signedIn = (account: AccountAnswer) =>
  start(({ url }) => (url === '/api/v1/account/' ? { json: account } : { json: {} }));

function start(reply: Parameters<typeof createFakeServer>[0]) {
  const server = createFakeServer(reply);
  const asked = () => server.calls.map(({ method, url }) => `${method} ${url}`);
  return { ...server, asked, auth: createAuthProvider(createHttp(server.send)) };
}

describe('logging in', () => {
  it('[ADMIN-01] sends email address and password, and lets staff in', async () => {
    const { auth, calls } = start(() => ({ json: { next: '/', name: 'Lan', role: 'editor' } }));
    await auth.login({ email: 'lan@antam.example', password: 'bí mật' });
    expect(calls.map(({ url, body }) => [url, body])).toEqual([
      ['/api/v1/login/', { email: 'lan@antam.example', password: 'bí mật' }],
    ]);
  });

  it('passes on that a code is needed', async () => {
    const { auth } = start(() => problem(401, 'SECOND_FACTOR_REQUIRED'));
    const error = await auth.login({ email: 'a@b.vn', password: 'x' }).catch((failure: unknown) => failure);
    expect(codeOf(error)).toBe('SECOND_FACTOR_REQUIRED');
  });

  it('[ADMIN-02] ends the session of an account that is not staff and says why', async () => {
    const { auth, asked } = start(() => ({ json: { next: '/', name: 'Khách', role: 'user' } }));
    await expect(auth.login({ email: 'a@b.vn', password: 'x' })).rejects.toThrow(/chỉ dành cho nhân viên/);
    expect(asked()).toEqual(['POST /api/v1/login/', 'POST /dang-xuat/']);
  });
});

describe('being logged in', () => {
  it('asks the server once which account is logged in', async () => {
    const { auth, asked } = signedIn(staff);
    await auth.checkAuth();
    expect(await auth.getIdentity()).toMatchObject({ id: 5, fullName: 'Lan', role: 'editor' });
    expect(await auth.getPermissions()).toBe('editor');
    expect(asked()).toEqual(['GET /api/v1/account/']);
  });

  it('[ADMIN-02] refuses anonymous visitors, accounts that are not staff, and sessions without the second factor', async () => {
    await expect(start(() => problem(401, 'UNAUTHENTICATED')).auth.checkAuth()).rejects.toMatchObject({
      message: false,
    });
    await expect(signedIn({ ...staff, role: 'professional' }).auth.checkAuth()).rejects.toThrow(/nhân viên/);
    const half = { is_set_up: true, is_required: true, is_passed: false };
    await expect(signedIn({ ...staff, second_factor: half }).auth.checkAuth()).rejects.toThrow(/mã xác thực/);
  });

  it('sends what is not sent yet before the session of staff ends', async () => {
    const { send, calls } = createFakeServer(({ url }) =>
      url === '/api/v1/account/' ? { json: staff } : { json: {} },
    );
    const http = createHttp(send);
    const unsent = { sendAll: async () => void (await http('/api/admin/comments/decisions', { method: 'POST' })) };
    const auth = createAuthProvider(http, undefined, unsent);
    await auth.checkAuth();
    await auth.logout();
    expect(calls.map(({ url }) => url)).toEqual(['/api/v1/account/', '/api/admin/comments/decisions', '/dang-xuat/']);
  });

  it('ends the session of staff at logout, but not that of an account that is not staff', async () => {
    const lan = signedIn(staff);
    await lan.auth.checkAuth();
    await lan.auth.logout();
    expect(lan.asked()).toContain('POST /dang-xuat/');
    const visitor = signedIn({ ...staff, role: 'user' });
    await visitor.auth.checkAuth().catch(() => undefined);
    await visitor.auth.logout();
    expect(visitor.asked()).toEqual(['GET /api/v1/account/']);
  });

  it('turns 401 into a logout and leaves other failures to the page', async () => {
    const { auth } = signedIn(staff);
    await expect(auth.checkError(toHttpError(401, {}))).rejects.toThrow(/đăng nhập lại/);
    for (const status of [0, 403, 404, 422, 500]) await auth.checkError(toHttpError(status, {}));
  });

  it('says on the login page that a session ended, until the next login', async () => {
    let status = 200;
    const { auth } = start(({ url }) => {
      if (status === 401) return problem(401, 'UNAUTHENTICATED');
      return { json: url === '/api/v1/account/' ? staff : { next: '/', name: 'Lan', role: 'editor' } };
    });
    await auth.checkAuth();
    status = 401;
    await auth.checkError(toHttpError(401, {})).catch(() => undefined);
    await expect(auth.checkAuth()).rejects.toThrow(/Phiên làm việc đã kết thúc/);
    status = 200;
    await auth.login({ email: 'lan@antam.example', password: 'bí mật' });
    await auth.logout();
    status = 401;
    await expect(auth.checkAuth()).rejects.toMatchObject({ message: false });
  });

  it('says nothing about a session when a call is refused that was on its way at the logout', async () => {
    const { auth } = signedIn(staff);
    await auth.checkAuth();
    await auth.logout();
    await expect(auth.checkError(toHttpError(401, {}))).rejects.toMatchObject({ message: false });
  });

  it('says nothing about a session on the login page after a logout, whatever is refused then', async () => {
    let isLoggedIn = true;
    const { auth } = start(() => (isLoggedIn ? { json: staff } : problem(401, 'UNAUTHENTICATED')));
    await auth.checkAuth();
    await auth.logout();
    isLoggedIn = false;
    await auth.checkError(toHttpError(401, {})).catch(() => undefined);
    await expect(auth.checkAuth()).rejects.toMatchObject({ message: false });
  });

  it('says nothing about a session to a visitor who had none', async () => {
    const { auth } = start(() => problem(401, 'UNAUTHENTICATED'));
    await auth.checkError(toHttpError(401, {})).catch(() => undefined);
    await expect(auth.checkAuth()).rejects.toMatchObject({ message: false });
  });

  it('offers each role only its own resources', async () => {
    const may = (role: AccountAnswer['role'], action: string, resource: string) =>
      signedIn({ ...staff, role }).auth.canAccess({ action, resource });
    expect(await may('editor', 'create', 'places')).toBe(true);
    expect(await may('moderator', 'delete', 'places')).toBe(false);
    expect(await may('editor', 'edit', 'accounts')).toBe(false);
    expect(await may('admin', 'edit', 'accounts')).toBe(true);
    expect(await may('editor', 'list', 'provider-applications')).toBe(false);
    expect(await may('moderator', 'edit', 'provider-applications')).toBe(true);
    expect(await may('moderator', 'list', 'audit')).toBe(false);
    expect(await may('user', 'list', 'places')).toBe(false);
    expect(await may('admin', 'list', 'nowhere')).toBe(false);
  });
});

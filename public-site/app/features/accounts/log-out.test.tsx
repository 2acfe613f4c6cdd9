import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageAction } from '../../forms/page-action.ts';
import { LogoutForm } from '../../frame/account/logout-form.tsx';
import { browserCookies, writeCookie } from '../../memory/cookie-jar.ts';
import { accountDrafts } from '../../memory/draft-keys.ts';
import { readDrafts, writeDraft } from '../../memory/draft-store.ts';
import { emailCookie } from '../../memory/email.ts';
import { renderFrame } from '../../testing/render-frame.tsx';
import { logOut } from './log-out.ts';

const KEY = accountDrafts('signup');

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('logOut', () => {
  it.each([
    ['[AUTH-53] succeeds', async () => new Response('{"next":"/"}')],
    ['[AUTH-54] fails', async () => new Response('', { status: 500 })],
    ['[AUTH-54] gets no answer', async () => Promise.reject(new TypeError('offline'))],
  ])('forgets everything and reloads when the call %s', async (_, answer) => {
    writeCookie('XSRF-TOKEN', 'token-1', 1);
    emailCookie.write('minh@antam.example');
    writeDraft(KEY, { tab: 'one', owner: 0, version: '', values: { name: ['Minh'] }, files: 0 });
    vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    renderFrame(<LogoutForm />, '/bac-si/?page=2', { actions: { '/dang-xuat/': pageAction(logOut) } });
    fireEvent.click(screen.getByRole('button', { name: 'Đăng xuất' }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    // The test browser keeps an empty cookie for the rest of the millisecond.
    expect(browserCookies.read('XSRF-TOKEN') ?? '').toBe('');
    expect(emailCookie.read()).toBeNull();
    expect(readDrafts(KEY)).toEqual([]);
  });
});

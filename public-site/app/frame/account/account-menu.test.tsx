import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AccountOverlayProvider } from '../../features/accounts/account-overlay.tsx';
import type { Viewer } from '../../loading/viewer.ts';
import { renderFrame, rootData } from '../../testing/render-frame.tsx';
import { AccountMenu } from './account-menu.tsx';

const viewer: Viewer = {
  id: 7,
  name: 'Trần Văn Minh',
  email: 'minh@antam.example',
  mobile_phone: null,
  role: 'user',
  is_email_confirmed: true,
  notice: null,
  favourites: { place: [], professional: [] },
};

afterEach(() => {
  cleanup();
  rootData.viewer = null;
  rootData.formToken = '';
  vi.restoreAllMocks();
});

const show = (address = '/bac-si/?page=2') =>
  renderFrame(
    <AccountOverlayProvider>
      <AccountMenu />
    </AccountOverlayProvider>,
    address,
  );
const height = (pixels: number) => vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(pixels);

describe('AccountMenu', () => {
  it('is a link to the login page that leads back, for those who are not logged in', () => {
    show();
    const link = screen.getByRole('link', { name: 'Đăng nhập' });
    expect(link.getAttribute('href')).toBe('/dang-nhap?next=%2Fbac-si%2F%3Fpage%3D2');
    expect(screen.queryByRole('button', { name: 'Đăng xuất' })).toBeNull();
  });

  it('[AUTH-09] opens the overlay in a window of 800 px', async () => {
    height(800);
    const { router } = show();
    fireEvent.click(screen.getByRole('link', { name: 'Đăng nhập' }));
    expect(await screen.findByRole('tab', { name: 'Đăng ký' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/bac-si/');
  });

  it('[AUTH-10] opens the full page in a lower window', async () => {
    height(799);
    const { router } = show();
    fireEvent.click(screen.getByRole('link', { name: 'Đăng nhập' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dang-nhap'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves clicks with a modifier, and those on a page about logging in, to the browser', () => {
    height(900);
    show();
    const link = screen.getByRole('link', { name: 'Đăng nhập' });
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    cleanup();
    show('/dang-ky?next=%2Fa');
    expect(fireEvent.click(screen.getByRole('link', { name: 'Đăng nhập' }))).toBe(true);
  });

  it('[AUTH-04] is a menu with the logout for those who are logged in, and works without script', () => {
    rootData.viewer = viewer;
    rootData.formToken = 'token-1';
    show();
    expect(screen.getByText('Tài khoản của Trần Văn Minh')).toBeTruthy();
    const form = screen.getByText('Đăng xuất').closest('form');
    expect(form?.getAttribute('action')).toBe('/dang-xuat/?page=2');
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.querySelector<HTMLInputElement>('[name=xsrf_token]')?.value).toBe('token-1');
    for (const to of ['/tai-khoan/', '/ghi-nho/', '/tai-khoan/bao-mat/', '/tai-khoan/du-lieu/'])
      expect(document.querySelector(`a[href="${to}"]`)).not.toBeNull();
  });

  it.each([
    ['user', 0],
    ['professional', 1],
    ['place', 1],
  ] as const)('leads a %s to %d page of what is managed', (role, links) => {
    rootData.viewer = { ...viewer, role };
    show();
    expect(document.querySelectorAll('a[href="/quan-ly/"]')).toHaveLength(links);
  });

  it('closes by Escape and by a click elsewhere', () => {
    rootData.viewer = viewer;
    show();
    const menu = document.querySelector('details');
    const summary = document.querySelector('summary');
    if (!menu || !summary) throw new Error('There is no menu');
    menu.open = true;
    fireEvent.keyDown(summary, { key: 'Escape' });
    expect(menu.open).toBe(false);
    expect(document.activeElement).toBe(summary);
    menu.open = true;
    fireEvent.click(document.body);
    expect(menu.open).toBe(false);
  });
});

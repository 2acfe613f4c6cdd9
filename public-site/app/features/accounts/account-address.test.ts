import { describe, expect, it } from 'vitest';
import { accountAddress, isAccountPage } from './account-address.ts';

describe('accountAddress', () => {
  it('carries source, next and utm_*', () => {
    const address = accountAddress({
      tab: 'signup',
      source: 'favourite',
      next: '/bac-si/mai-1/?a=b&c',
      utm: { utm_medium: 'favourite', other: 'no' },
    });
    expect(address).toBe(
      '/dang-ky?next=%2Fbac-si%2Fmai-1%2F%3Fa%3Db%26c&source=favourite&type=favourite&utm_medium=favourite',
    );
  });

  it('names the forum and where to return to', () => {
    expect(accountAddress({ tab: 'login', source: 'forum', next: '/hoi-bac-si/dau-dau-7/' })).toBe(
      '/dang-nhap?next=%2Fhoi-bac-si%2Fdau-dau-7%2F&source=forum',
    );
  });

  it.each(['/', '/dang-ky', '/dang-nhap?next=%2F', '/dang-xuat/', '/quen-mat-khau/abc/', '/xac-thuc/abc/'])(
    'does not lead back to %s',
    next => {
      expect(accountAddress({ tab: 'login', next })).toBe('/dang-nhap');
    },
  );

  it('knows the pages about logging in from those that only begin alike', () => {
    expect(isAccountPage('/dang-ky')).toBe(true);
    expect(isAccountPage('/quen-mat-khau/abc/')).toBe(true);
    expect(isAccountPage('/dang-ky-kham/')).toBe(false);
    expect(isAccountPage('/tai-khoan/')).toBe(false);
  });
});

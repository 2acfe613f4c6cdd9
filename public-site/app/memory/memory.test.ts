import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserCookies, cookieJar, writeCookie } from './cookie-jar.ts';
import { readProvince, writeProvince } from './province.ts';
import { parseUserLocation, readUserLocation, writeUserLocation } from './user-location.ts';

const written = () => vi.spyOn(document, 'cookie', 'set');
afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ['province', 'user_location', 'x']) writeCookie(name, null, 0);
});

describe('cookieJar', () => {
  it('reads a cookie among others, decoded', () => {
    const jar = cookieJar('a=1; province=ha-noi;xprovince=hue; t=%C3%A2');
    expect(jar.read('province')).toBe('ha-noi');
    expect(jar.read('t')).toBe('â');
  });

  it('reads a cookie that is missing or cannot be decoded as null', () => {
    expect(cookieJar('').read('a')).toBeNull();
    expect(cookieJar('a; =b; a=%E0%A4').read('a')).toBeNull();
  });

  it('keeps values with every kind of character', () => {
    writeCookie('x', 'a;b=c ô"', 1);
    expect(browserCookies.read('x')).toBe('a;b=c ô"');
  });
});

describe('province', () => {
  it('[STORE-06] is stored for 365 days on the whole site', () => {
    const set = written();
    writeProvince('ha-noi');
    expect(set).toHaveBeenCalledWith('province=ha-noi; path=/; max-age=31536000; samesite=lax');
    expect(readProvince(browserCookies)).toBe('ha-noi');
  });

  it('is removed when the whole country is chosen', () => {
    writeProvince('ha-noi');
    writeProvince(null);
    expect(readProvince(browserCookies)).toBeNull();
  });

  it.each(['', 'Hà Nội', '<script>', '../x', `${'a'.repeat(81)}`, '-', '%22'])('reads %j as no choice', value => {
    expect(readProvince({ read: () => value })).toBeNull();
  });
});

describe('user location', () => {
  it('[STORE-11] stores lat and lon so that both come back', () => {
    const set = written();
    writeUserLocation({ lat: 10.77, lon: 106.7 });
    expect(set).toHaveBeenCalledWith(
      'user_location=%7B%22lat%22%3A10.77%2C%22lon%22%3A106.7%7D; path=/; max-age=86400; samesite=lax',
    );
    expect(readUserLocation(browserCookies)).toEqual({ lat: 10.77, lon: 106.7 });
  });

  it('is removed on request', () => {
    writeUserLocation({ lat: 10.77, lon: 106.7 });
    writeUserLocation(null);
    expect(readUserLocation(browserCookies)).toBeNull();
  });

  it.each([
    null,
    '',
    '{',
    '[]',
    'null',
    '"10,106"',
    '{"lat":10}',
    '{"lat":"10","lon":"106"}',
    '{"lat":91,"lon":0}',
    '{"lat":0,"lon":-181}',
    '{"lat":1e999,"lon":0}',
    `{"lat":1,"lon":2,"x":"${'a'.repeat(300)}"}`,
  ])('reads %j as no position', text => {
    expect(parseUserLocation(text)).toBeNull();
  });
});

import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cookieJar, writeCookie } from './cookie-jar.ts';
import { emailCookie } from './email.ts';
import { nameCookie } from './name.ts';
import { phoneCookie } from './phone.ts';

const TEXTS = [emailCookie, nameCookie, phoneCookie];

afterEach(() => {
  vi.restoreAllMocks();
  for (const { name } of TEXTS) writeCookie(name, null, 0);
});

describe('hints of the visitor', () => {
  it.each([
    ['[STORE-01]', emailCookie, 'mai@example.com', 'email=mai%40example.com'],
    ['[STORE-02]', nameCookie, 'Nguyễn Thị Mai', 'name=Nguy%E1%BB%85n%20Th%E1%BB%8B%20Mai'],
    ['[STORE-03]', phoneCookie, '0912 345 678', 'phone=0912%20345%20678'],
  ])('%s is stored for 365 days on the whole site', (_, cookie, value, pair) => {
    const set = vi.spyOn(document, 'cookie', 'set');
    expect(cookie.write(value)).toBe(true);
    expect(set).toHaveBeenCalledWith(`${pair}; path=/; max-age=31536000; samesite=lax`);
    expect(cookie.read()).toBe(value);
    expect(cookie.read(cookieJar(pair))).toBe(value);
  });

  it.each(TEXTS.map(cookie => [cookie.name, cookie] as const))('%s is removed on request', (_, cookie) => {
    writeCookie(cookie.name, '42', 1);
    expect(cookie.write(null)).toBe(true);
    expect(cookie.read()).toBeNull();
  });

  it('reports that a malformed value was not stored', () => {
    expect(emailCookie.write('no address')).toBe(false);
    expect(phoneCookie.write('call me')).toBe(false);
    expect(emailCookie.read()).toBeNull();
  });

  it('reports a failure where the browser stores no cookies', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    expect(nameCookie.write('Mai')).toBe(false);
  });

  it('never throws, whatever text it reads', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), text => {
        for (const cookie of TEXTS) {
          const value = cookie.read({ read: () => text });
          // What is read is fit to be written again, and comes back the same.
          if (value !== null) expect(cookie.read({ read: () => value })).toBe(value);
          expect(value === null || (value.length <= 254 && !/[\p{Cc}]/u.test(value))).toBe(true);
        }
      }),
    );
  });
});

import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cookieJar, writeCookie } from './cookie-jar.ts';
import { emailCookie } from './email.ts';
import { forumReplyAsId, forumReplyAsType } from './forum-reply-as.ts';
import { nameCookie } from './name.ts';
import { phoneCookie } from './phone.ts';
import { addPostThanks, readPostThanks } from './post-thanks.ts';
import { readZaloId } from './zalo-id.ts';

const TEXTS = [emailCookie, nameCookie, phoneCookie, forumReplyAsType, forumReplyAsId];

afterEach(() => {
  vi.restoreAllMocks();
  for (const name of [...TEXTS.map(cookie => cookie.name), 'post_thanks', 'zoanid']) writeCookie(name, null, 0);
});

describe('hints of the visitor', () => {
  it.each([
    ['[STORE-01]', emailCookie, 'mai@example.com', 'email=mai%40example.com'],
    ['[STORE-02]', nameCookie, 'Nguyễn Thị Mai', 'name=Nguy%E1%BB%85n%20Th%E1%BB%8B%20Mai'],
    ['[STORE-03]', phoneCookie, '0912 345 678', 'phone=0912%20345%20678'],
    ['forumReplyAsType', forumReplyAsType, 'professional', 'forumReplyAsType=professional'],
    ['forumReplyAsId', forumReplyAsId, '42', 'forumReplyAsId=42'],
  ])('%s is kept for 365 days on the whole site', (_, cookie, value, pair) => {
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

  it('says that a value which is none was not kept', () => {
    expect(emailCookie.write('no address')).toBe(false);
    expect(phoneCookie.write('call me')).toBe(false);
    expect(emailCookie.read()).toBeNull();
  });

  it('says so where the browser keeps no cookies', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    expect(nameCookie.write('Mai')).toBe(false);
  });

  it('bears any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), text => {
        for (const cookie of TEXTS) {
          const value = cookie.read({ read: () => text });
          // What is read is fit to be written again, and comes back the same.
          if (value !== null) expect(cookie.read({ read: () => value })).toBe(value);
          expect(value === null || (value.length <= 254 && !/[\p{Cc}]/u.test(value))).toBe(true);
        }
        expect(readPostThanks({ read: () => text }).every(Number.isSafeInteger)).toBe(true);
        const zalo = readZaloId({ read: () => text });
        expect(zalo === null || zalo === text).toBe(true);
      }),
    );
  });
});

describe('post_thanks', () => {
  it('appends ids, separated by commas, kept for 365 days', () => {
    const set = vi.spyOn(document, 'cookie', 'set');
    expect(addPostThanks(7)).toBe(true);
    expect(addPostThanks(5)).toBe(true);
    expect(set).toHaveBeenLastCalledWith('post_thanks=7%2C5; path=/; max-age=31536000; samesite=lax');
    expect(readPostThanks()).toEqual([7, 5]);
  });

  it('holds an id once, and so many that the cookie is never too large', () => {
    for (let id = 1_000_000_001; id <= 1_000_000_310; id += 1) addPostThanks(id);
    addPostThanks(1_000_000_309);
    const ids = readPostThanks();
    expect(ids).toHaveLength(300);
    expect(ids.slice(-2)).toEqual([1_000_000_310, 1_000_000_309]);
  });

  it('leaves out what is no id', () => {
    expect(readPostThanks({ read: () => '3,x,-1,3,0,99999999999,8,' })).toEqual([3, 8]);
  });
});

describe('zoanid', () => {
  it('is read', () => {
    writeCookie('zoanid', 'AbC-123.x_y', 1);
    expect(readZaloId()).toBe('AbC-123.x_y');
  });

  it('is none when it could not be an id', () => {
    expect(readZaloId({ read: () => 'a b' })).toBeNull();
    expect(readZaloId({ read: () => 'x'.repeat(65) })).toBeNull();
  });
});

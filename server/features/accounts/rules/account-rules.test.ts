import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Secret } from '../../../platform/env/secret.ts';
import { deviceName } from '../../sessions/rules/device-name.ts';
import { knowsDevice, withDevice } from '../../sessions/rules/known-devices.ts';
import { campaignOf } from '../../sign-up/rules/campaign.ts';
import { ownPhone } from './own-phone.ts';
import { safeNext } from './safe-next.ts';
import { weakPassword } from './weak-password.ts';

const ORIGIN = 'https://antam.example';

describe('safeNext', () => {
  it.each([
    ['/bac-si/?q=a#b', '/bac-si/?q=a#b'],
    ['/tìm-kiếm/', '/t%C3%ACm-ki%E1%BA%BFm/'],
    [`${ORIGIN}/ghi-nho/`, '/ghi-nho/'],
    ['/bac-si/?next=https://example.org', '/bac-si/?next=https://example.org'],
    [undefined, '/'],
    ['', '/'],
    ['ghi-nho/', '/'],
    ['//example.org', '/'],
    ['///example.org', '/'],
    ['/\\example.org', '/'],
    ['\\/example.org', '/'],
    ['/.//example.org', '/'],
    ['/a/..//example.org', '/'],
    ['/%2e%2e//example.org', '/'],
    ['/\t/example.org', '/'],
    ['/\n/example.org', '/'],
    [' //example.org', '/'],
    ['https://example.org/', '/'],
    [`${ORIGIN}.example.org/`, '/'],
    [`${ORIGIN}@example.org/`, '/'],
    [`${ORIGIN}//example.org`, '/'],
    ['http://antam.example/', '/'],
    ['javascript:alert(1)', '/'],
    ['data:text/html,x', '/'],
  ])('[AUTH-52] takes %j for %j', (next, path) => {
    expect(safeNext(next, ORIGIN)).toBe(path);
  });

  it('[AUTH-52] stays on this site, whatever is typed', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '%5c',
      '@',
      ':',
      '?',
      '#',
      '\t',
      '\r\n',
      '\u0000',
      ' ',
      '\u00a0',
      'https:',
      'javascript:',
      'example.org',
      ORIGIN,
      'a',
      '\u2028',
      '／',
      '％',
    );
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece).map(pieces => pieces.join('')),
      fc.webUrl(),
    );
    fc.assert(
      fc.property(typed, next => {
        const path = safeNext(next, ORIGIN);
        // As a browser reads the header Location on a page of this site.
        expect(new URL(path, `${ORIGIN}/dang-nhap`).origin).toBe(ORIGIN);
        expect(path).toMatch(/^\/(?![/\\])/);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: a header must not have them.
        expect(path).not.toMatch(/[\u0000-\u001f\u007f]/);
      }),
      { numRuns: 3_000 },
    );
  });
});

describe('weakPassword', () => {
  it.each([
    'password',
    'PassWord1',
    '12345678',
    'qwertyuiop',
    'iloveyou',
    'matkhau123',
    'Mật khẩu 123',
    'anh yêu em',
    'vietnam2024',
    'Antam2031',
    'aaaaaaaa',
    '12121212',
    'abcabcabc',
    '11111111a',
    'nguyenminh',
    'nguyen.minh1990',
    'minhnguyen',
    'Nguyễn Minh 88',
    'nguyen.minh@congty.vn',
    'congty2020',
  ])('finds %j easy to guess', async password => {
    expect(await weakPassword(password, 'nguyen.minh@congty.vn')).toMatch(/chọn mật khẩu khác/);
  });

  it.each([
    'một câu dài dễ nhớ',
    'k7#Qz!9wLm',
    'thuyền trôi trên sông Hương',
    'nguyen minh thich bong da',
    'an-tam-minh-và-hoa-sen',
  ])('takes %j', async password => {
    expect(await weakPassword(password, 'nguyen.minh@congty.vn')).toBeUndefined();
  });
});

it('[AUTH-24] ownPhone reads own numbers', () => {
  expect(ownPhone('091 234 5678', 'user')).toBe('+84912345678');
  expect(ownPhone('01682345678', 'user')).toBe('+84382345678');
  expect([ownPhone('', 'user'), ownPhone(undefined, 'user'), ownPhone(null, 'user')]).toEqual([null, null, null]);
  expect([ownPhone('0112', 'user'), ownPhone('1900 0115', 'user')]).toEqual([undefined, undefined]);
  expect(ownPhone('1900 0115', 'place')).toBe('+8419000115');
});

describe('a known device', () => {
  const secret = new Secret('one secret');
  const account = (id: number, passwordHash: string | null = 'hash') => ({ id, passwordHash });
  const isKnown = (cookie: string, id: number) => knowsDevice(secret, cookie, account(id));

  it('is known for the accounts it was logged in to, up to five', () => {
    let cookie = withDevice(secret, undefined, account(1));
    expect([isKnown(cookie, 1), isKnown(cookie, 2)]).toEqual([true, false]);
    for (const id of [2, 3, 4, 5, 6]) cookie = withDevice(secret, cookie, account(id));
    expect([1, 2, 3, 4, 5, 6].filter(id => isKnown(cookie, id))).toEqual([2, 3, 4, 5, 6]);
    expect(withDevice(secret, cookie, account(6))).toBe(cookie);
  });

  it('is unknown once the account has another password', () => {
    const cookie = withDevice(secret, undefined, account(1));
    expect(knowsDevice(secret, cookie, account(1, 'another'))).toBe(false);
    expect(knowsDevice(secret, cookie, account(1, null))).toBe(false);
  });

  it('cannot be forged, and a malformed cookie makes no device known', () => {
    const foreign = withDevice(new Secret('another'), undefined, account(1));
    for (const cookie of [foreign, '', '1', '..', 'x'.repeat(5_000), '%']) expect(isKnown(cookie, 1)).toBe(false);
    expect(isKnown(withDevice(secret, 'x'.repeat(5_000), account(1)), 1)).toBe(true);
    expect(withDevice(secret, 'x'.repeat(5_000), account(1))).toHaveLength(22);
  });
});

it('campaignOf joins what scripts and plain forms send', () => {
  expect(campaignOf({ utm_source: 'bao', utm_term: '', utm: { utm_campaign: 'a' } })).toEqual({
    utm_source: 'bao',
    utm_campaign: 'a',
  });
  expect(campaignOf({})).toEqual({});
});

it.each([
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36', 'Chrome trên Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 'Safari trên iPhone'],
  ['Mozilla/5.0 (Windows NT 10.0) coc_coc_browser/120 Chrome/114.0 Safari/537.36', 'Cốc Cốc trên Windows'],
  ['curl/8.5.0', 'Thiết bị không rõ'],
  [undefined, 'Thiết bị không rõ'],
])('deviceName calls %j %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});

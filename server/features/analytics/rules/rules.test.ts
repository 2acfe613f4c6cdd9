import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vietnamDay } from '../../../platform/clock/vietnam-calendar.ts';
import { analyticsHit } from '../contract.ts';
import { cleanHit, countViews } from './clean-hit.ts';
import { cleanPagePath, cleanVirtualPath, redactText } from './clean-path.ts';
import { isConsentGranted } from './consent-cookie.ts';

const UUID = '6f1c2b1e-58c1-4d0a-9d33-0a6f5f0c2b11';
const TOKEN = 'k3J9x_Zq7Lw2Vb8Nt5Rm1Yc4Hd6Gf0Pa-sEuOiQwXyZ';

describe('cleanPagePath', () => {
  it.each([
    '/',
    '/bac-si/',
    '/bac-si/nguyen-thi-mai-42/',
    '/co-so-y-te/benh-vien-da-khoa-tinh-ba-ria-vung-tau-va-khu-kinh-te-1999999999/',
    '/tai-khoan/du-lieu/',
    '/:not-found/',
  ])('keeps %s', path => expect(cleanPagePath(path)).toBe(path));

  it.each([
    [`/quen-mat-khau/${TOKEN}/`, '/quen-mat-khau/:token/'],
    ['/quen-mat-khau/abc/', '/quen-mat-khau/:token/'],
    [`/xac-thuc/${UUID}/`, '/xac-thuc/:token/'],
    [`/dat-kham/${TOKEN}/`, '/dat-kham/:token/'],
    ['/x/0123456789abcdef0123456789abcdef/', '/x/:token/'],
    ['/x/a8f3b1-9c2d7e4f6a1b3c5d7e9f/', '/x/:token/'],
    ['/bac-si/0912345678/', '/bac-si/:number/'],
    ['/bac-si/goi-84912345678-ngay/', '/bac-si/:number/'],
  ])('leaves the secret out of %s', (path, cleaned) => expect(cleanPagePath(path)).toBe(cleaned));

  it.each(['/a@b.vn/', '/../etc/', '/Bac-Si/', '/a//b/', 'bac-si/', '/a/b/c/d/e/f/', '/a_b/'])('drops %s', path =>
    expect(cleanPagePath(path)).toBeNull(),
  );

  it('never keeps what looks like an address, a phone number or a token', () => {
    const secret = fc.oneof(
      fc.uuid(),
      fc.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      fc.stringMatching(/^0[35789]\d{8}$/),
      fc.emailAddress(),
    );
    fc.assert(
      fc.property(fc.constantFrom('/', '/bac-si/', '/xac-thuc/', '/tai-khoan/'), secret, (start, text) => {
        expect(cleanPagePath(`${start}${text}/`) ?? '').not.toContain(text);
      }),
    );
  });
});

describe('cleanVirtualPath', () => {
  it.each([
    '/dang-ky/hoan-thanh/user',
    '/dang-ky/loi/place',
    '/nhan-xet/hoan-thanh/bac-si/5',
    '/nhan-xet/hoan-thanh/co-so-y-te/5',
    '/nhan-xet/loi/',
    '/dat-kham/hoan-thanh/5',
    '/dat-kham/loi/5',
    '/dat-kham/danh-sach/co-so-y-te/5',
    '/dat-kham/danh-sach/bac-si/5',
    '/dat-kham/chi-tiet/co-so-y-te/5',
    '/dat-kham/chi-tiet/bac-si/5',
    '/quen-mat-khau/hoan-thanh/',
    '/quen-mat-khau/loi/',
    '/xac-thuc/hoan-thanh/',
    '/xac-thuc/loi/',
    '/doi-mat-khau/hoan-thanh/',
    '/doi-mat-khau/loi/',
    '/hoi-bac-si/dat-cau-hoi/hoan-thanh',
    '/hoi-bac-si/dat-cau-hoi/loi',
    '/hoi-bac-si/tra-loi/hoan-thanh/',
    '/hoi-bac-si/tra-loi/loi',
    '/hoi-bac-si/chinh-sua/7/',
    '/hoi-bac-si/chinh-sua/7/hoan-thanh/',
    '/bai-viet/tra-loi/hoan-thanh/',
    '/bai-viet/tra-loi/loi',
    '/bai-viet/chinh-sua/7/',
    '/bai-viet/chinh-sua/7/hoan-thanh/',
    '/sua-thong-tin/bac-si/thanh-cong/5',
    '/sua-thong-tin/bac-si/loi',
    '/ghi-nho/them-moi/hoan-thanh/',
    '/ghi-nho/them-moi/loi/',
    '/ghi-nho/loai-bo/hoan-thanh/',
    '/ghi-nho/loai-bo/loi/',
  ])('keeps %s', path => expect(cleanVirtualPath(path)).toBe(path));

  it.each(['/dang-ky/hoan-thanh/', '/nhan-xet/loi', '/hoi-bac-si/tra-loi/loi/', '/dat-kham/hoan-thanh/0', '/bac-si/'])(
    'drops %s, which the specification does not have',
    path => expect(cleanVirtualPath(path)).toBeNull(),
  );
});

describe('redactText', () => {
  it.each([
    ['Viết cho mai.nguyen+1@example.com.vn nhé', 'Viết cho [email] nhé'],
    ['Gọi 0912 345 678 ngay', 'Gọi [number] ngay'],
    ['+84.912.345.678', '[number]'],
    [`Mã ${TOKEN}`, 'Mã [token]'],
    [`Mã ${UUID}.`, 'Mã [token].'],
    ['Bệnh viện 108, phòng 2026', 'Bệnh viện 108, phòng 2026'],
    ['a\u0007b', 'a b'],
  ])('%j becomes %j', (text, redacted) => expect(redactText(text, 300)).toBe(redacted));
});

describe('cleanHit', () => {
  it('keeps the title of a page, but none that holds what the visitor wrote or looked for', () => {
    const titleAt = (path: string) => cleanHit({ kind: 'page', path, title: 'Đau đầu từ hôm qua?' })?.title;
    expect(titleAt('/bac-si/')).toBe('Đau đầu từ hôm qua?');
    expect(titleAt('/hoi-bac-si/dau-dau-tu-hom-qua-7/')).toBe('');
    expect(titleAt('/tim-kiem/')).toBe('');
    expect(titleAt('/tai-khoan/')).toBe('');
  });

  it('redacts the label of an event', () => {
    const hit = cleanHit({ kind: 'event', path: '/', category: 'thanks', action: 'failed', label: 'a@b.vn', value: 3 });
    expect(hit).toMatchObject({ label: '[email]', value: 3, category: 'thanks', action: 'failed' });
  });

  it('accepts everything that the contract lets through', () => {
    const path = fc.stringMatching(/^\/[\w:./-]{0,60}$/);
    const text = fc.string({ unit: 'binary', maxLength: 120 });
    fc.assert(
      fc.property(path, text, (somePath, label) => {
        const sent = { kind: 'event', path: somePath, category: 'a', action: 'b', label };
        const hit = cleanHit(analyticsHit.parse(sent));
        expect(hit === null || (hit.label.length <= 120 && hit.path.length <= 200)).toBe(true);
      }),
    );
  });
});

it('analytics counts views, and nothing else, by path in one order', () => {
  const clean = [
    { kind: 'page' as const, path: '/co-so-y-te/', title: '' },
    { kind: 'virtual' as const, path: '/nhan-xet/loi/' },
    { kind: 'page' as const, path: '/bac-si/', title: '' },
    { kind: 'page' as const, path: '/co-so-y-te/', title: '' },
    { kind: 'event' as const, path: '/', category: 'a', action: 'b' },
  ].map(cleanHit);
  expect(countViews(clean.filter(hit => hit !== null))).toEqual([
    ['/bac-si/', 1],
    ['/co-so-y-te/', 2],
    ['/nhan-xet/loi/', 1],
  ]);
});

it('analytics takes the days of Vietnam', () => {
  expect(vietnamDay(new Date('2026-01-31T16:59:59.999Z'))).toBe('2026-01-31');
  expect(vietnamDay(new Date('2026-01-31T17:00:00Z'))).toBe('2026-02-01');
});

it.each([
  [`1.granted.${UUID}`, true],
  ['1.refused', false],
  [`0.granted.${UUID}`, false],
  ['1.granted.', false],
  ['', false],
  [undefined, false],
])('analytics takes the cookie %j for consent: %j', (cookie, granted) =>
  expect(isConsentGranted(cookie)).toBe(granted),
);

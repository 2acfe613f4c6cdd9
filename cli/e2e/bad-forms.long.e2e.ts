import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { describe, expect, it } from 'vitest';
import { Visitor } from '../harness/visitor.ts';
import { product } from './support/product.ts';

const LINK = `${'x'.repeat(43)}/`;
/** Whatever page has a form without script. */
const FORMS = [
  '/dang-ky',
  '/dang-nhap',
  '/dang-nhap/lien-ket/',
  '/dang-xuat/',
  '/quen-mat-khau/',
  `/quen-mat-khau/${LINK}`,
  `/xac-thuc/${LINK}`,
  '/doi-mat-khau',
  '/tai-khoan/du-lieu/',
];
const FIELDS: readonly string[] = [
  '',
  '=1&&=&',
  '%ff%fe=%ff',
  'name[x]=1',
  '__proto__[x]=1&constructor=2',
  'hasOwnProperty=1&toString=2&email=x',
  'email=a&email=b',
  'email[]=1&email[]=2',
  'password=1&password_confirm[]=2',
  'type=zzz&name=%00',
  `code=${'9'.repeat(60)}&email=${ACCOUNTS.clinic.email}&password=x`,
  'status=1&detail=2&code=3&error_id=4',
  'email=%F0%9F%98%80&name=%3Cscript%3Ealert(1)%3C/script%3E&place_name=%22%3E%3Cimg+src=x+onerror=alert(1)%3E',
  `x=${'y'.repeat(200_000)}`,
  Array.from({ length: 1_500 }, (_, at) => `k${at}=1`).join('&'),
];

describe.each(['anonymous', 'user'] as const)('forms without script, filled in badly by %s', who => {
  it.each(FORMS)('%s shows its page again, or leads to another', async path => {
    const visitor = new Visitor(product.origin);
    const { email, password } = ACCOUNTS.user;
    if (who === 'user') await visitor.write('POST', '/api/v1/login/', { email, password });
    const page = await visitor.page(path);
    const token = /name="xsrf_token" value="([^"]*)"/.exec(page.text)?.[1] ?? '';
    for (const fields of FIELDS) {
      const body = `${fields}&xsrf_token=${encodeURIComponent(token)}`;
      const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
      const { status, headers: answered, text } = await visitor.send(path, { method: 'POST', headers, body });
      const told = `${fields.slice(0, 60)}: ${status} ${text.slice(0, 200)}`;
      expect(status, told).toBeLessThan(500);
      if (status === 302 || status === 303) expect(answered.get('location'), told).toMatch(/^\/(?![/\\])/);
      else expect([status >= 400, /<h1[\s>]/.test(text)], told).toEqual([true, true]);
      expect(text, told).not.toMatch(/<script>alert|<img src=x/);
    }
  });
});

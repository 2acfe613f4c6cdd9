import { CONTENT_TYPES } from '@antam/server/testing/bad-bodies.ts';
import { type Mutation, ofBody } from './draft.ts';
import { CANARY_TAG, STRANGE_TEXTS } from './strange-values.ts';

const LONG = 'x'.repeat(7_000);

/** Values that a header of this name should not have. */
const STRANGE_HEADERS: Readonly<Record<string, readonly string[]>> = {
  Accept: ['*/*;q=0', 'text/html;q=x', 'application/json', 'text/html', ',,,', `${'a/b,'.repeat(500)}`, 'image/*'],
  'Accept-Encoding': ['identity;q=0', '*;q=0', 'gzip;q=0', 'br', 'gzip', 'zstd', 'gzip;q=1e9', 'khong-co', ';;;', LONG],
  'Accept-Language': ['*', 'xx-YY;q=9', LONG, ';'],
  'If-None-Match': ['*', 'W/""', '"', 'W/', `"${'a'.repeat(3_000)}"`, 'a, b, c', CANARY_TAG],
  'If-Modified-Since': ['yesterday', '0', 'Thu, 01 Jan 1970 00:00:00 GMT', 'Fri, 31 Dec 9999 23:59:59 GMT'],
  'If-Match': ['*', '"x"'],
  'If-Unmodified-Since': ['Thu, 01 Jan 1970 00:00:00 GMT'],
  Range: ['bytes=0-0', 'bytes=-1', 'bytes=5-1', 'bytes=0-99999999999', 'bytes=0-0,1-1,2-2', 'x=1', 'bytes=a-b'],
  'If-Range': ['"x"', 'yesterday'],
  Expect: ['100-continue', 'khong-co'],
  Origin: ['https://evil.example', 'null', 'file://', CANARY_TAG],
  Referer: ['https://evil.example/', 'x', LONG],
  'X-Forwarded-For': ['', ',,,', 'x', '1.2.3.4, 5.6.7.8', '::1', 'fe80::1%eth0', '999.1.1.1', '1.2.3.4:80', LONG],
  'X-Forwarded-Proto': ['https', 'javascript', 'https,http', ''],
  'X-Forwarded-Host': ['evil.example', CANARY_TAG, ''],
  Forwarded: ['for=1.2.3.4;host=evil.example;proto=https', ';'],
  'X-HTTP-Method-Override': ['DELETE', 'PUT'],
  'X-Original-URL': ['/admin/', '/api/admin/accounts/'],
  Upgrade: ['websocket', 'h2c', 'TLS/1.0'],
  'HTTP2-Settings': ['AAMAAABkAAQAAP__'],
  Authorization: ['Basic !!!', 'Bearer x', 'Negotiate', LONG],
  'User-Agent': ['', CANARY_TAG, LONG, '() { :;}; echo x', `Mozilla/5.0 (${'('.repeat(3_000)}`],
  'X-Request-Id': [CANARY_TAG, 'x'.repeat(500)],
  'Sec-Fetch-Site': ['cross-site', 'x'],
  'Sec-Fetch-Mode': ['navigate', 'no-cors'],
  Host: ['', 'evil.example', 'localhost:99999', `a${'b'.repeat(300)}`, 'a b', '[::1', CANARY_TAG, 'localhost@evil'],
  Purpose: ['prefetch'],
  TE: ['trailers, deflate;q=0.5'],
  Cookie: ['', '=', ';;;', 'a', 'a=b=c', '__proto__=1', 'XSRF-TOKEN=%E0%A4%A', 'antam_session=%00', `a=${LONG}`],
};

const COOKIES: readonly string[] = [
  'province=atlantis',
  'province=%E0%A4',
  'province=%00',
  `province=${encodeURIComponent(CANARY_TAG)}`,
  'user_location={"lat":"x"',
  'user_location=91,181',
  'user_location=%7B%22lat%22%3A1e400%7D',
  'user_location=NaN,NaN',
  'antam_session=x',
  `antam_session=${'A'.repeat(43)}`,
  'antam_session=',
  'XSRF-TOKEN=x',
  'XSRF-TOKEN=',
  'user_id=x',
  '__proto__=x',
  'constructor=1',
  `x=${'y'.repeat(3_000)}`,
  'a',
  '=b',
  'consent=%7B',
  'antam_social=x',
  'antam_device=x',
];

const TYPES: readonly string[] = [
  ...CONTENT_TYPES,
  'application/json; charset=',
  'application/json; charset="utf-8"; charset=latin1',
  'application/json, text/html',
  'application/x-www-form-urlencoded; charset=utf-7',
  'multipart/form-data; boundary=""',
  `multipart/form-data; boundary=${'x'.repeat(2_000)}`,
  'multipart/mixed; boundary=antam-attack',
  'multipart/form-data; boundary=antam-attack; boundary=b',
  'application/merge-patch+json',
  'text/html',
];

/** What can be wrong with headers, cookies and the token. */
export const HEADER_MUTATIONS: readonly Mutation[] = [
  ...Object.entries(STRANGE_HEADERS).map(
    ([name, values]): Mutation => ({
      name: `header ${name}`,
      apply: (draft, random) => void draft.headers.push([name, random.pick(values)]),
    }),
  ),
  {
    name: 'strange header',
    apply: (draft, random) => {
      const value = random.pick(STRANGE_TEXTS).slice(0, 4_000);
      draft.headers.push([random.pick(['X-Antam', 'Accept', 'Referer', 'User-Agent', 'X-XSRF-TOKEN']), value]);
    },
  },
  {
    name: 'header twice',
    apply: (draft, random) => {
      const name = random.pick([
        'Accept',
        'X-XSRF-TOKEN',
        'Cookie',
        'X-Forwarded-For',
        'Content-Type',
        'If-None-Match',
      ]);
      draft.headers.push([name, 'a'], [name, 'b']);
    },
  },
  {
    name: 'many headers',
    apply: draft => {
      for (let n = 0; n < 300; n++) draft.headers.push([`X-${n}`, 'y']);
    },
  },
  { name: 'cookie', apply: (draft, random) => void draft.cookies.push(random.pick(COOKIES)) },
  {
    name: 'many cookies',
    apply: draft => {
      for (let n = 0; n < 300; n++) draft.cookies.push(`c${n}=x`);
    },
  },
  ofBody('content type', (draft, random) => {
    draft.untyped = true;
    draft.headers.push(['Content-Type', random.pick(TYPES)]);
  }),
  ofBody('other kind of body', (draft, random) => {
    draft.bodyKind = random.pick(['json', 'form', 'multipart'] as const);
  }),
  ofBody('no content type', draft => {
    draft.untyped = true;
  }),
  ofBody('token', (draft, random) => {
    draft.token = random.pick(['none', 'foreign', 'garbage'] as const);
  }),
];

import type { Random } from '@antam/fixtures/random/random.ts';
import type { Mutation } from './draft.ts';
import { CANARY_TAG, STRANGE_TEXTS } from './strange-values.ts';

const IDS = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '01',
  '+1',
  '2147483647',
  '2147483648',
  '9007199254740993',
  '99999999999999999999',
  'NaN',
  'null',
  'undefined',
  'abc',
  '1,2',
  '1;2',
  '1%20',
  '%31',
  '１',
  '1%00',
  '__proto__',
  'constructor',
  '*',
];
const METHODS = [
  'HEAD',
  'OPTIONS',
  'PATCH',
  'PUT',
  'POST',
  'DELETE',
  'TRACE',
  'PROPFIND',
  'SEARCH',
  'PURGE',
  'CONNECT',
  'GET',
  'get',
  'XYZ',
  'M-SEARCH',
  'LINK',
];
const NAMES = ['__proto__', 'constructor[prototype]', '', 'q[]', 'q[x]', 'page', 'a'.repeat(300), '%00', 'utm_source'];
const NEXT = [
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  '/%2f/evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/%5cevil.example',
  '///evil.example',
  '/..//evil.example',
  '\u0000/',
  '/\r\nX: y',
  'http:evil.example',
  '.evil.example',
  '@evil.example',
  '/x?next=//evil.example',
  `/${'a'.repeat(2_000)}`,
];

/** As a careful client writes it, or as it is, as far as it may stand in a request line. */
function written(text: string, random: Random): string {
  if (random.chance(0.6)) return encodeURIComponent(text.toWellFormed());
  return Buffer.from(text)
    .toString('latin1')
    .replace(/[\s#?\p{Cc}]/gu, '');
}

const onPath = (name: string, change: (path: string, random: Random) => string): Mutation => ({
  name,
  apply: (draft, random) => {
    draft.path = change(draft.path, random);
  },
});
const onQuery = (name: string, change: (query: string[], random: Random) => string[]): Mutation => ({
  name,
  apply: (draft, random) => {
    draft.query = change(draft.query, random);
  },
});

/** Puts another text in place of one of the path's parts; the ones at the end more often, as they name records. */
function replacePart(path: string, text: string, random: Random): string {
  const parts = path.split('/');
  const last = parts.length - 2;
  const at = random.chance(0.7) ? last : random.int(1, Math.max(1, last));
  return parts.map((part, index) => (index === at ? text : part)).join('/');
}

/** What can be wrong with an address. */
export const ADDRESS_MUTATIONS: readonly Mutation[] = [
  onPath('strange id', (path, random) => {
    const id = random.pick(IDS);
    return /\/\d+\/?$/.test(path) ? path.replace(/\d+(\/?)$/, `${id}$1`) : replacePart(path, id, random);
  }),
  onPath('strange part', (path, random) => replacePart(path, written(random.pick(STRANGE_TEXTS), random), random)),
  onPath('no last slash', path => path.replace(/\/$/, '')),
  onPath('two slashes', path => path.replace(/(?<=.)\/(?=.)/, '//')),
  onPath('leading slashes', path => `//evil.example${path}`),
  onPath('dots', (path, random) =>
    path.replace(/\/(?=[^/]*\/?$)/, random.pick(['/../', '/./', '/%2e%2e/', '/..%2f', '/..;/'])),
  ),
  onPath('capitals', path => path.toUpperCase()),
  onPath('percent letters', path => path.replace(/[a-z]/, char => `%${char.charCodeAt(0).toString(16)}`)),
  onPath('line break', path => `${path}%0d%0ax-antam-canary:%201`),
  onPath(
    'after the end',
    (path, random) => path + random.pick([';x=1', '%3fx', '.json', '.php', '%00.html', '%20', '.']),
  ),
  onPath('long', path => `${path}${'a'.repeat(5_000)}/`),
  onPath('very long', path => `${path}${'a/'.repeat(9_000)}`),
  onPath('markup', (path, random) => replacePart(path, encodeURIComponent(CANARY_TAG), random)),
  {
    name: 'method',
    apply: (draft, random) => {
      draft.method = random.pick(METHODS);
    },
  },
  onQuery('strange parameter', (query, random) => {
    const value = written(random.pick(STRANGE_TEXTS), random);
    if (query.length === 0) return [`q=${value}`];
    const at = random.int(0, query.length - 1);
    return query.map((pair, index) => (index === at ? `${pair.split('=')[0]}=${value}` : pair));
  }),
  onQuery('further parameter', (query, random) => [
    ...query,
    `${encodeURIComponent(random.pick(NAMES))}=${written(random.pick(STRANGE_TEXTS), random)}`,
  ]),
  onQuery('repeated', (query, random) => {
    const pair = query.length > 0 ? random.pick(query) : 'q=a';
    return [...query, ...Array<string>(random.pick([1, 5, 150])).fill(pair)];
  }),
  onQuery('as a list', query => query.map(pair => pair.replace('=', '[]='))),
  onQuery('as an object', query => query.map(pair => pair.replace('=', '[$ne]='))),
  onQuery('huge page', (query, random) => [
    ...query,
    `page=${random.pick(['0', '-1', '501', '2147483648', '1e9', '9'.repeat(30)])}`,
  ]),
  onQuery('many filters', (query, random) => {
    const slugs = Array.from({ length: random.pick([50, 300]) }, (_, n) => `khong-co-${n}`);
    return [...query, `specialities=${slugs.join(',')}`, `services=${'nhi-khoa,'.repeat(100)}`];
  }),
  onQuery('console filter', (query, random) => {
    const filter = random.pick([
      '{',
      '[]',
      '{"id":[]}',
      '{"id":["x"]}',
      '{"id":[1e99]}',
      '{"q":{"$ne":1}}',
      '{"__proto__":1}',
      '{"q":"\\u0000"}',
      '{"q":"%_\\\\"}',
      `{"q":"${'a'.repeat(3_000)}"}`,
      `{"id":[${'1,'.repeat(1_500)}1]}`,
      '{"status":["draft","x"]}',
      '"x"',
      '1',
      'null',
      '{"province":"x"}',
      '{"place_type":-1}',
      '{"kind":"khong-co"}',
      '['.repeat(3_000),
    ]);
    const range = random.pick([
      '[0,9]',
      '[9,0]',
      '[-1,5]',
      '[0,1e9]',
      '[2147483647,2147483648]',
      '["a","b"]',
      '[0]',
      '{}',
    ]);
    const sort = random.pick([
      '["id","ASC"]',
      '["khong_co","ASC"]',
      '["id; drop","x"]',
      '["__proto__","ASC"]',
      '[]',
      '1',
    ]);
    const rest = query.filter(pair => !/^(filter|range|sort)=/.test(pair));
    return [
      ...rest,
      ...Object.entries({ filter, range, sort }).map(([name, value]) => `${name}=${encodeURIComponent(value)}`),
    ];
  }),
  onQuery('next', (query, random) => [...query, `next=${encodeURIComponent(random.pick(NEXT))}`]),
  onQuery('no pairs', (_, random) => [
    random.pick(['', '&&&', '=', '==', '?', '%', 'a=%', '%ff=%fe', 'a'.repeat(4_000)]),
  ]),
];

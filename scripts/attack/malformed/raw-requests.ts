import type { Random } from '@antam/fixtures/random/random.ts';
import { CANARY_HEADER } from './strange-values.ts';

const HOST = 'Host: localhost\r\n';
const CLOSE = 'Connection: close\r\n';
const JSON_TYPE = 'Content-Type: application/json\r\n';
const CHUNKED = 'Transfer-Encoding: chunked\r\n';
const PATHS = ['/', '/bac-si/', '/api/v1/site/', '/api/v1/login/', '/dang-nhap', '/api/v1/place/1/', '/admin/', '/x'];

const post = (path: string, heads: string, body: string) =>
  `POST ${path} HTTP/1.1\r\n${HOST}${CLOSE}${heads}\r\n${body}`;
const get = (line: string, heads = '') => `${line}\r\n${HOST}${CLOSE}${heads}\r\n`;

/** Requests that no library would write: broken lines, lengths and chunks. Some never end; the server waits for those. */
const KINDS: ReadonlyArray<readonly [name: string, make: (path: string, random: Random) => string]> = [
  ['HTTP/0.9', path => `GET ${path}\r\n`],
  ['HTTP/1.0 without host', path => `GET ${path} HTTP/1.0\r\n\r\n`],
  ['no host', path => `GET ${path} HTTP/1.1\r\n${CLOSE}\r\n`],
  ['two hosts', path => get(`GET ${path} HTTP/1.1`, 'Host: evil.example\r\n')],
  ['absolute form', path => get(`GET http://evil.example${path} HTTP/1.1`)],
  ['absolute form of nothing', () => get('GET http:// HTTP/1.1')],
  ['broken absolute form', path => get(`GET http://[::1${path} HTTP/1.1`)],
  ['asterisk', () => get('OPTIONS * HTTP/1.1')],
  ['asterisk read', () => get('GET * HTTP/1.1')],
  ['authority form', () => get('CONNECT evil.example:443 HTTP/1.1')],
  ['other version', path => get(`GET ${path} HTTP/9.9`)],
  ['HTTP/2 preface', () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['TLS hello', () => '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003'],
  ['no path', () => get('GET  HTTP/1.1')],
  ['path without slash', () => get('GET bac-si HTTP/1.1')],
  ['only a query', () => get('GET ?q=a HTTP/1.1')],
  ['spaces in the path', path => get(`GET ${path} x y HTTP/1.1`)],
  ['bytes in the path', path => get(`GET ${path}\u00ff\u0080\u00c0 HTTP/1.1`)],
  ['NUL in the path', path => get(`GET ${path}\u0000 HTTP/1.1`)],
  ['NUL in a header', path => get(`GET ${path} HTTP/1.1`, 'X: a\u0000b\r\n')],
  ['bytes in a header', path => get(`GET ${path} HTTP/1.1`, 'Cookie: a=\u00ff\u00fe; b=\u0080\r\n')],
  ['split header', path => get(`GET ${path}%0d%0a${CANARY_HEADER}:1 HTTP/1.1`, `X: a\r\n ${CANARY_HEADER}: 1\r\n`)],
  ['bare line feeds', path => `GET ${path} HTTP/1.1\nHost: localhost\nConnection: close\n\n`],
  ['bare returns', path => `GET ${path} HTTP/1.1\rHost: localhost\rConnection: close\r\r`],
  ['header without colon', path => get(`GET ${path} HTTP/1.1`, 'khong co\r\n')],
  ['space before colon', path => get(`GET ${path} HTTP/1.1`, 'Content-Length : 5\r\n')],
  ['huge header', path => get(`GET ${path} HTTP/1.1`, `X: ${'y'.repeat(20_000)}\r\n`)],
  ['huge header name', path => get(`GET ${path} HTTP/1.1`, `${'y'.repeat(20_000)}: x\r\n`)],
  ['body of a read', path => `${get(`GET ${path} HTTP/1.1`, 'Content-Length: 5\r\n')}a=b&c`],
  ['length too small', path => post(path, `${JSON_TYPE}Content-Length: 2\r\n`, '{"email":"a@b.vn"}')],
  ['length too large', path => post(path, `${JSON_TYPE}Content-Length: 900\r\n`, '{}')],
  ['negative length', path => post(path, `${JSON_TYPE}Content-Length: -1\r\n`, '{}')],
  ['no number as length', path => post(path, `${JSON_TYPE}Content-Length: 0x2\r\n`, '{}')],
  ['endless length', path => post(path, `${JSON_TYPE}Content-Length: ${'9'.repeat(30)}\r\n`, '{}')],
  ['two lengths', path => post(path, `${JSON_TYPE}Content-Length: 2\r\nContent-Length: 3\r\n`, '{} ')],
  ['length and chunks', path => post(path, `${JSON_TYPE}Content-Length: 2\r\n${CHUNKED}`, '0\r\n\r\n')],
  ['chunks twice', path => post(path, `${JSON_TYPE}Transfer-Encoding: chunked, chunked\r\n`, '0\r\n\r\n')],
  ['unknown coding', path => post(path, `${JSON_TYPE}Transfer-Encoding: xchunked\r\n`, '0\r\n\r\n')],
  ['compressed coding', path => post(path, `${JSON_TYPE}Transfer-Encoding: gzip, chunked\r\n`, '2\r\n{}\r\n0\r\n\r\n')],
  ['bad chunk size', path => post(path, JSON_TYPE + CHUNKED, 'zz\r\n{}\r\n0\r\n\r\n')],
  ['negative chunk', path => post(path, JSON_TYPE + CHUNKED, '-2\r\n{}\r\n0\r\n\r\n')],
  ['huge chunk', path => post(path, JSON_TYPE + CHUNKED, 'ffffffffffffffff\r\n{}\r\n')],
  ['chunk longer than told', path => post(path, JSON_TYPE + CHUNKED, '1\r\n{}\r\n0\r\n\r\n')],
  ['chunk extension', path => post(path, JSON_TYPE + CHUNKED, `2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`)],
  ['trailers', path => post(path, JSON_TYPE + CHUNKED, '2\r\n{}\r\n0\r\nX-XSRF-TOKEN: x\r\nHost: evil\r\n\r\n')],
  ['unfinished chunks', path => post(path, JSON_TYPE + CHUNKED, '2\r\n{}\r\n')],
  ['unfinished head', path => `GET ${path} HTTP/1.1\r\n${HOST}X: `],
  ['smuggled', path => post(path, `${JSON_TYPE}${CHUNKED}`, `0\r\n\r\nGET /admin/ HTTP/1.1\r\n${HOST}\r\n`)],
  ['pipelined', path => `${`GET ${path} HTTP/1.1\r\n${HOST}\r\n`.repeat(5)}${get(`GET ${path} HTTP/1.1`)}`],
  ['only line breaks', () => '\r\n'.repeat(200)],
  ['noise', (_, random) => String.fromCharCode(...Array.from({ length: 200 }, () => random.int(0, 255)))],
];

/** One of them as bytes. */
export function rawRequest(random: Random): { name: string; bytes: Buffer } {
  const [name, make] = random.pick(KINDS);
  return { name, bytes: Buffer.from(make(random.pick(PATHS), random), 'latin1') };
}

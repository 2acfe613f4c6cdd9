import type { Draft } from './draft.ts';
import type { Identity } from './identities.ts';
import { writeBody } from './write-body.ts';

/** What a request is written with beside the draft. */
export interface Sender {
  readonly identity: Identity;
  /** The token of another session. */
  readonly foreignToken: string;
  readonly port: number;
  /** By which the sender's network address is chosen: one for each request. */
  readonly number: number;
  readonly picture: Buffer;
}

const GARBAGE = '3f0c5a1e-0000-4000-8000-000000000000.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The draft as the bytes that go to the server. */
export function writeRequest(draft: Draft, sender: Sender): Buffer {
  const token = tokenOf(draft, sender);
  const written = writeBody(draft, token, sender.picture);
  const body = written && draft.edits.reduce((bytes, edit) => edit(bytes), written.bytes);
  const query = draft.query.length > 0 ? `?${draft.query.join('&')}` : '';
  const isInHeader = token !== undefined && !READS.has(draft.method) && draft.bodyKind !== 'form' && !draft.tokenInBody;
  const own: [string, string][] = [
    ['Host', `localhost:${sender.port}`],
    ['X-Forwarded-For', addressOf(sender.number)],
    ['Accept', draft.path.startsWith('/api/') ? 'application/json' : 'text/html'],
  ];
  const given = new Set(draft.headers.map(([name]) => name.toLowerCase()));
  const lines = [
    `${draft.method} ${draft.path}${query} HTTP/1.1`,
    'Connection: close',
    ...(body ? [`Content-Length: ${body.length}`] : []),
    ...own.filter(([name]) => !given.has(name.toLowerCase())).map(lineOf),
    `Cookie: ${[...sender.identity.cookies, ...draft.cookies].join('; ')}`,
    ...(isInHeader ? [`X-XSRF-TOKEN: ${token}`] : []),
    ...(written && !draft.untyped ? [`Content-Type: ${written.type}`] : []),
    ...draft.headers.map(lineOf),
  ];
  // Addresses as one byte a character, as they may hold what no text does; the rest as UTF-8.
  const [first = '', ...rest] = lines;
  const head = Buffer.concat([Buffer.from(first, 'latin1'), Buffer.from(`\r\n${rest.join('\r\n')}\r\n\r\n`)]);
  return body ? Buffer.concat([head, body]) : head;
}

const lineOf = ([name, value]: [string, string]) => `${name}: ${value}`;

function tokenOf({ token }: Draft, { identity, foreignToken }: Sender): string | undefined {
  switch (token) {
    case 'own':
      return identity.token;
    case 'foreign':
      return foreignToken;
    case 'garbage':
      return GARBAGE;
    case 'none':
      return undefined;
  }
}

/** An address of 10.0.0.0/8, or of IPv6, by the request's number. */
function addressOf(number: number): string {
  if (number % 5 === 0) return `2001:db8:${(number >> 16).toString(16)}:${(number & 0xffff).toString(16)}::1`;
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}

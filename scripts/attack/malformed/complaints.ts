import { fileURLToPath } from 'node:url';
import type { Access } from '@antam/server/testing/access.ts';
import { ACCESS } from '@antam/server/testing/access-table.ts';
import { FORMS } from '@antam/server/testing/form-table.ts';
import { WHO } from '../people.ts';
import type { Draft } from './draft.ts';
import type { Planned } from './make-request.ts';
import type { Answer } from './read-answer.ts';
import { CANARY_HEADER, CANARY_TAG } from './strange-values.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const VIETNAMESE = /[À-ỹ]/u;
/** What an answer must not reveal of the inside. */
const LEAKS: ReadonlyArray<readonly [string, RegExp]> = [
  ['a stack', /\bat .{0,200}\.(?:ts|tsx|js|mjs):\d+/],
  ['a path of this machine', /node_modules|antam-attack-/],
  [
    'SQL',
    /SqliteError|SQLITE_[A-Z]|syntax error at or near|DriverException|\bselect\b[^<]{1,200}\bfrom\b [a-z_]+ where/i,
  ],
  [
    'an error of the program',
    /\b(?:Type|Range|Reference|Syntax)Error\b|Cannot read propert|is not a function|ZodError/,
  ],
];
/** A text that left the attribute in which it stands; after a backslash it is inside a text of a script. */
const LEFT_ATTRIBUTE = /[^\\]" data-antam-canary="/;
/** Calls whose failures the specification wants as a list: the messages, or first the code. */
const LISTS_FAILURES = new Set(['POST /api/v1/thread/']);
/** Where social logins lead. */
const PROVIDERS = new Set(['www.facebook.com', 'oauth.zaloapp.com', 'localhost', '127.0.0.1']);

/** What is wrong with an answer, each as a line that is the same for the same fault. */
export function complaints(planned: Planned, answer: Answer, origin: string): string[] {
  const isHtml = answer.header('content-type')?.startsWith('text/html') === true;
  // What Node refuses by itself never reaches the application, which gives each request an id.
  const isOurs = answer.header('x-request-id') !== undefined;
  return [
    ...failure(answer),
    ...(isOurs
      ? [...headersMissing(answer, isHtml), ...(answer.status >= 400 ? wrongProblem(planned, answer) : [])]
      : []),
    ...(isHtml ? markup(answer) : []),
    ...strayHeaders(answer),
    ...leadsAway(answer, origin),
    ...tooMuch(planned, answer),
  ];
}

function failure({ status, header }: Answer): string[] {
  if (status < 500) return [];
  if (status === 503 && /^\d+$/.test(header('retry-after') ?? '')) return [];
  return [`answers ${status}`];
}

function headersMissing({ header, status }: Answer, isHtml: boolean): string[] {
  const isBare = status === 304 || status === 204;
  return [
    ...(header('x-content-type-options') === 'nosniff' ? [] : ['has no nosniff']),
    ...(!isHtml || isBare || header('content-security-policy') ? [] : ['is a page without a policy']),
  ];
}

function wrongProblem(planned: Planned, { status, header, body }: Answer): string[] {
  const leaks = [
    ...LEAKS.filter(([, pattern]) => pattern.test(body)).map(([what]) => `shows ${what}`),
    ...(body.includes(ROOT) ? ['shows a path of this machine'] : []),
  ];
  if (body === '' || status === 503) return leaks;
  const type = header('content-type') ?? '';
  if (!type.startsWith('application/problem+json')) {
    if (planned.kind === 'draft' && LISTS_FAILURES.has(planned.draft.call) && isListOfTexts(body)) return leaks;
    const isCall = planned.kind === 'draft' && planned.draft.path.startsWith('/api/');
    return [...leaks, ...(isCall || !VIETNAMESE.test(body) ? [`is no problem document but ${type || 'nothing'}`] : [])];
  }
  return [...leaks, ...(isProblem(body, status) ? [] : ['is a problem of another shape'])];
}

function isProblem(body: string, status: number): boolean {
  const { code, detail, error_id: id, status: told } = Object(parsed(body));
  // Field errors stand beside the members of the problem, and before those of the same name.
  const isText = (value: unknown) => typeof value === 'string' || Array.isArray(value);
  return (
    isText(code) &&
    isText(detail) &&
    VIETNAMESE.test(String(detail)) &&
    isText(id) &&
    (told === status || Array.isArray(told))
  );
}

function isListOfTexts(body: string): boolean {
  const list = parsed(body);
  const isText = (value: unknown) => typeof value === 'string' && (VIETNAMESE.test(value) || /^[A-Z_]+$/.test(value));
  return Array.isArray(list) && list.length > 0 && list.every(isText);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function markup({ body }: Answer): string[] {
  return [
    ...(body.toLowerCase().includes(CANARY_TAG) ? ['shows a text as markup'] : []),
    ...(LEFT_ATTRIBUTE.test(body) ? ['lets a text leave its attribute'] : []),
  ];
}

function strayHeaders({ headers }: Answer): string[] {
  const names = headers.map(([name]) => name);
  return [
    ...(names.includes(CANARY_HEADER) ? ['sends a header that was in the request'] : []),
    ...(names.some(name => !/^[\w-]+$/.test(name)) ? ['sends a broken header'] : []),
  ];
}

function leadsAway({ header }: Answer, origin: string): string[] {
  const location = header('location');
  if (location === undefined) return [];
  if (!URL.canParse(location, origin)) return ['leads to a broken address'];
  const { host, hostname, protocol } = new URL(location, origin);
  const isHere = host === new URL(origin).host || PROVIDERS.has(hostname);
  return isHere && /^https?:$/.test(protocol) ? [] : ['leads off the site'];
}

/** Who may send a page's form; others are led to the login. */
function formAccess({ call, bodyKind }: Draft): Access | undefined {
  const path = call.replace(/^POST /, '');
  const form = bodyKind === 'form' ? FORMS[path] : undefined;
  return form && { may: WHO.filter(who => who !== 'anonymous' || form.seenBy === 'everybody') };
}

/** A success for a visitor who may not, or without the token. */
function tooMuch(planned: Planned, { status }: Answer): string[] {
  if (planned.kind === 'raw' || status >= 300) return [];
  const { call, who, token, method, mutations } = planned.draft;
  const access = ACCESS[call] ?? formAccess(planned.draft);
  const isAsDeclared =
    call.startsWith(`${method} `) && !mutations.some(name => /slash|dots|after|part|long/.test(name));
  if (!access || !isAsDeclared) return [];
  return [
    ...(access.may.includes(who) ? [] : [`is answered to ${who}`]),
    ...(method !== 'GET' && token !== 'own' ? ['is taken without the token'] : []),
  ];
}

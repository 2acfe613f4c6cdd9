import type { z } from 'zod';
import type { Product } from './product.ts';
import type { Exchange, Visitor } from './visitor.ts';

/** What a flow walks with. */
export interface Walk {
  readonly visitor: Visitor;
  /** The product itself where it runs in this process; undefined when a running deployment is walked. */
  readonly product: Product | undefined;
  /** Names what is done next; a failure is reported under this name. */
  step<T>(name: string, work: () => Promise<T>): Promise<T>;
}

/** One task of a visitor, from its beginning to its end. */
export interface Flow {
  readonly name: string;
  readonly summary: string;
  /** Whether it only reads, so that it may walk a running deployment. */
  readonly readOnly: boolean;
  walk(walk: Walk): Promise<void>;
}

/** Something was not as a visitor may expect. */
export class Unmet extends Error {}

/** Fails the step unless `condition` holds; `expected` says what should have been. */
export function expect(condition: boolean, expected: string): asserts condition {
  if (!condition) throw new Unmet(expected);
}

/** Opens a page that must answer 200 with HTML, and answers its HTML. */
export async function openPage({ visitor }: Walk, path: string): Promise<string> {
  const { status, headers, text } = await visitor.page(path);
  expect(status === 200, 'status 200');
  expect(/^text\/html/.test(headers.get('content-type') ?? ''), 'an HTML page');
  expect(/<h1[\s>]/.test(text), 'a heading of the first level');
  return text;
}

/** Calls the API, which must answer 200 and keep its contract. */
export async function callApi<S extends z.ZodType>({ visitor }: Walk, path: string, shape: S): Promise<z.output<S>> {
  const { exchange, body } = await visitor.api(path);
  expect(exchange.status === 200, 'status 200');
  const parsed = shape.safeParse(body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Unmet(`the answer to fit the contract: ${issue?.path.join('.')}: ${issue?.message}`);
  }
  return parsed.data;
}

/** A call of any method at a whole path, which must answer 200 and keep its contract. */
export async function ask<S extends z.ZodType>(
  { visitor }: Walk,
  method: string,
  path: string,
  shape: S,
  body?: object,
): Promise<z.output<S>> {
  const { exchange, body: answer } =
    method === 'GET' ? await visitor.read(path) : await visitor.write(method, path, body);
  expect(exchange.status === 200, 'status 200');
  return shape.parse(answer);
}

/** The first of a list that must not be empty. */
export function first<T>(items: readonly T[], what: string): T {
  const [item] = items;
  expect(item !== undefined, `at least one ${what}`);
  return item;
}

/** Whether a page shows a text, however its letters are escaped. */
export const shows = (html: string, text: string): boolean => html.includes(escapeHtml(text));

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
}

/** Whether a page links to a path, with or without the site's own origin. */
export const linksTo = (html: string, path: string): boolean =>
  html.includes(`href="${escapeHtml(path)}"`) || html.includes(`${escapeHtml(path)}"`);

/** The answer sends the visitor on to `path` for good. */
export function expectRedirect({ status, headers }: Exchange, path: string): void {
  expect(status === 301, `status 301 to ${path}`);
  const location = headers.get('location') ?? '';
  expect(location.replace(/^https?:\/\/[^/]+/, '') === path, `a redirect to ${path}, not to "${location}"`);
}

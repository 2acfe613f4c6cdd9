import type { Answer, Caller, CallOptions } from './caller.ts';
import { product } from './product.ts';

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly host: string;
  readonly path: string;
}

/** As which logins are listed. */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const MAX_REDIRECTS = 10;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** What to ask of an address. */
export interface Ask {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams;
  readonly maxRedirects?: number;
}

/** An answer with the address that gave it, after all redirects. */
export interface Reached {
  readonly url: URL;
  readonly response: Response;
}

/** A visitor over HTTP alone, with cookies as a browser keeps them: many times cheaper than a page of the browser. */
export class PlainCaller implements Caller {
  readonly #cookies: Cookie[] = [];
  readonly #headers: Readonly<Record<string, string>>;
  readonly request = {
    get: (path: string, options: CallOptions = {}) => this.#call(path, options),
    fetch: (path: string, options: CallOptions = {}) => this.#call(path, options),
  };

  /** @param headers what each request says beside its own, such as where it comes from */
  constructor(headers: Readonly<Record<string, string>> = {}) {
    this.#headers = headers;
  }

  async cookies(): Promise<Cookie[]> {
    return [...this.#cookies];
  }

  async addCookies(cookies: Parameters<Caller['addCookies']>[0]): Promise<void> {
    for (const { name, value, url } of cookies) this.#keep({ name, value, host: new URL(url).hostname, path: '/' });
  }

  async clearCookies({ name }: { name?: string } = {}): Promise<void> {
    const left = this.#cookies.filter(cookie => name !== undefined && cookie.name !== name);
    this.#cookies.splice(0, Infinity, ...left);
  }

  /** Asks for an address, and follows its redirects; `onRedirect` may refuse one by throwing. */
  async reach(url: URL, ask: Ask = {}, onRedirect: (to: URL) => unknown = () => undefined): Promise<Reached> {
    const { maxRedirects = MAX_REDIRECTS, ...init } = ask;
    const response = await fetch(url, { ...init, redirect: 'manual', headers: this.#headersFor(url, ask) });
    for (const line of response.headers.getSetCookie()) this.#take(line, url);
    const location = response.headers.get('location');
    if (maxRedirects === 0 || location === null || !REDIRECTS.has(response.status)) return { url, response };
    if (maxRedirects === 1) throw new Error(`Too many redirects, the last to ${location}`);
    await response.arrayBuffer();
    const to = new URL(location, url);
    onRedirect(to);
    const next = response.status >= 307 ? ask : { headers: { accept: ask.headers?.accept ?? '*/*' } };
    return this.reach(to, { ...next, maxRedirects: maxRedirects - 1 }, onRedirect);
  }

  async #call(path: string, { method = 'GET', headers = {}, data, maxRedirects }: CallOptions): Promise<Answer> {
    const isJson = data !== undefined;
    const { response } = await this.reach(new URL(path, product.origin), {
      method,
      headers: { ...headers, ...(isJson && { 'content-type': 'application/json' }) },
      ...(isJson && { body: JSON.stringify(data) }),
      ...(maxRedirects !== undefined && { maxRedirects }),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    return {
      status: () => response.status,
      ok: () => response.ok,
      headers: () => Object.fromEntries(response.headers),
      body: async () => bytes,
      text: async () => bytes.toString(),
      json: async () => JSON.parse(bytes.toString()),
    };
  }

  #headersFor(url: URL, { headers = {} }: Ask): Record<string, string> {
    const sent = this.#cookies.filter(({ host, path }) => host === url.hostname && url.pathname.startsWith(path));
    const cookie = sent.map(({ name, value }) => `${name}=${value}`).join('; ');
    return { 'user-agent': USER_AGENT, ...this.#headers, ...(cookie !== '' && { cookie }), ...headers };
  }

  /** Keeps what an answer sets, or forgets what it takes back. */
  #take(line: string, url: URL): void {
    const [pair = '', ...rest] = line.split(';').map(part => part.trim());
    const at = pair.indexOf('=');
    const attributes = new Map(
      rest.map(part => part.split('=')).map(([key = '', value = '']) => [key.toLowerCase(), value]),
    );
    const cookie = {
      name: pair.slice(0, at),
      value: pair.slice(at + 1),
      host: url.hostname,
      path: attributes.get('path') || '/',
    };
    const isOver = attributes.get('max-age') === '0' || Date.parse(attributes.get('expires') ?? '') < Date.now();
    this.#keep(cookie, isOver);
  }

  #keep(cookie: Cookie, isOver = false): void {
    const isSame = (other: Cookie) =>
      other.name === cookie.name && other.host === cookie.host && other.path === cookie.path;
    const at = this.#cookies.findIndex(isSame);
    if (at !== -1) this.#cookies.splice(at, 1);
    if (!isOver) this.#cookies.push(cookie);
  }
}

/** One request and its answer, as a report shows them. */
export interface Exchange {
  readonly request: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as it came, for what is no text. */
  readonly bytes: Buffer;
}

/** Over HTTPS, and in development without. */
const TOKEN_COOKIES = ['__Host-XSRF-TOKEN', 'XSRF-TOKEN'];

/** A visitor with a browser's habits: keeps cookies, follows no redirect, says what it accepts. */
export class Visitor {
  readonly base: string;
  readonly #cookies = new Map<string, string>();
  #last: Exchange | undefined;

  constructor(base: string) {
    this.base = base.replace(/\/+$/, '');
  }

  /** What was asked and answered last, for the report of a failure. */
  get last(): Exchange | undefined {
    return this.#last;
  }

  /** Keeps a cookie as a script on the page would. */
  remember(name: string, value: string): void {
    this.#cookies.set(name, encodeURIComponent(value));
  }

  /** Opens a page. */
  page(path: string): Promise<Exchange> {
    return this.send(path, { headers: { accept: 'text/html' } });
  }

  /** Calls the API and reads its JSON; the status is the caller's to check. */
  api(path: string): Promise<{ exchange: Exchange; body: unknown }> {
    return this.read(`/api/v1/${path}`);
  }

  /** Reads JSON at any address; the status is the caller's to check. */
  async read(path: string): Promise<{ exchange: Exchange; body: unknown }> {
    const exchange = await this.send(path, { headers: { accept: 'application/json' } });
    return { exchange, body: jsonOf(exchange) };
  }

  /**
   * Writes as the site's script does, with the token of its cookie: a form with its files as multipart, everything else
   * as JSON. The status is the caller's to check.
   */
  async write(method: string, path: string, body?: object): Promise<{ exchange: Exchange; body: unknown }> {
    if (this.#token() === undefined) await this.send('/api/v1/site/');
    const common = { accept: 'application/json', 'x-xsrf-token': decodeURIComponent(this.#token() ?? '') };
    const content =
      body instanceof FormData
        ? { headers: common, body }
        : {
            headers: { ...common, 'content-type': 'application/json' },
            ...(body ? { body: JSON.stringify(body) } : {}),
          };
    const exchange = await this.send(path, { method, ...content });
    return { exchange, body: jsonOf(exchange) };
  }

  /** Posts a form as a browser without script does. */
  post(path: string, fields: Readonly<Record<string, string>>): Promise<Exchange> {
    const body = new URLSearchParams(fields);
    return this.send(path, { method: 'POST', body, headers: { accept: 'text/html' } });
  }

  /** Sends any request; an absolute address is reduced to its path, so that the walk never leaves the deployment. */
  async send(address: string, init: RequestInit = {}): Promise<Exchange> {
    const url = new URL(address, this.base);
    const path = url.pathname + url.search;
    const headers = new Headers(init.headers);
    const cookies = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (cookies !== '') headers.set('cookie', cookies);
    const request = `${init.method ?? 'GET'} ${path}`;
    this.#last = { request, status: 0, headers: new Headers(), text: '', bytes: Buffer.alloc(0) };
    const answer = await fetch(this.base + path, { ...init, headers, redirect: 'manual' });
    const bytes = Buffer.from(await answer.arrayBuffer());
    this.#keep(answer.headers.getSetCookie());
    this.#last = { request, status: answer.status, headers: answer.headers, text: bytes.toString('utf8'), bytes };
    return this.#last;
  }

  #token(): string | undefined {
    return TOKEN_COOKIES.map(name => this.#cookies.get(name)).find(value => value !== undefined);
  }

  #keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      if (/;\s*max-age=0(;|$)/i.test(line)) this.#cookies.delete(pair.slice(0, at));
      else if (at > 0) this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }
}

function jsonOf({ text, headers }: Exchange): unknown {
  if (!/json/.test(headers.get('content-type') ?? '')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

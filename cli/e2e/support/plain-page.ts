import { type Document, type Element, HTMLDetailsElement, HTMLOptionElement, Window } from 'happy-dom';
import { type Ask, PlainCaller, type Reached } from './plain-caller.ts';
import { type Sending, sendingBy, sendingByEnter } from './plain-form.ts';
import { PlainLocator } from './plain-locator.ts';
import { product } from './product.ts';

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'vi-VN' };

/** One window reads the documents of all pages; it runs no script and loads nothing. */
const { DOMParser } = new Window();

function read(html: string): Document {
  const document = new DOMParser().parseFromString(html, 'text/html');
  // The parser has not read the last option's attributes yet when it chooses, so a marked one may not be chosen.
  for (const option of document.querySelectorAll('select:not([multiple]) option[selected]')) {
    if (option instanceof HTMLOptionElement) option.selected = true;
  }
  return document;
}

/**
 * A page as a visitor without script meets it: the server's own HTML over HTTP, with links that lead on and forms that
 * are sent as a browser sends them, and are held back where it would hold them back. What hangs on style, focus or
 * scrolling is Chromium's to show.
 */
export class PlainPage {
  readonly #caller: PlainCaller;
  #url = new URL(product.origin);
  #response = new Response();
  #html = '';
  #document = read('');
  readonly #all = new PlainLocator(() => [this.#document.documentElement], {
    click: element => this.#click(element),
    enter: field => this.#send(sendingByEnter(field, this.#url)),
  });

  constructor(caller: PlainCaller) {
    this.#caller = caller;
  }

  readonly locator = this.#all.locator;
  readonly getByText = this.#all.getByText.bind(this.#all);
  readonly getByLabel = this.#all.getByLabel.bind(this.#all);
  readonly getByRole = this.#all.getByRole.bind(this.#all);

  url = (): string => this.#url.href;
  content = async (): Promise<string> => this.#html;
  context = (): PlainCaller => this.#caller;

  /** Status and headers of the page that is shown. */
  get answer(): { readonly status: number; readonly headers: Headers } {
    return this.#response;
  }

  /** The addresses that led to the page by redirects since the last link or form. */
  passed: URL[] = [];

  /** The body of the answer as it came, for what is no page. */
  bytes: Buffer = Buffer.alloc(0);

  async goto(path: string): Promise<void> {
    this.passed = [];
    const pass = (to: URL) => this.passed.push(to);
    await this.#show(await this.#caller.reach(new URL(path, this.#url), { headers: HTML }, pass));
  }

  async #click(element: Element): Promise<void> {
    const link = element.closest('a[href]');
    if (link) return this.goto(link.getAttribute('href') ?? '');
    const folded = element.closest('summary')?.parentElement;
    if (folded instanceof HTMLDetailsElement) folded.open = !folded.open;
    else await this.#send(sendingBy(element.closest('button') ?? element, this.#url));
  }

  async #send({ method, action, fields }: Sending): Promise<void> {
    const to = new URL(action, this.#url);
    this.#allow(to);
    const ask: Ask = {
      method,
      headers: { ...HTML, origin: this.#url.origin, referer: this.#url.href },
    };
    if (method === 'GET') to.search = String(fields);
    const sent = method === 'GET' ? ask : { ...ask, body: fields };
    this.passed = [];
    const pass = (next: URL) => {
      this.#allow(next);
      this.passed.push(next);
    };
    await this.#show(await this.#caller.reach(to, sent, pass));
  }

  /** Fails where the page's policy has the browser send no form to an address, nor on to it. */
  #allow(to: URL): void {
    const policy = this.#response.headers.get('content-security-policy') ?? '';
    const allowed = /form-action ([^;]*)/.exec(policy)?.[1];
    if (allowed === undefined || (allowed.includes("'self'") && to.origin === this.#url.origin)) return;
    throw new Error(`form-action ${allowed} forbids ${to.href}`);
  }

  async #show({ url, response }: Reached): Promise<void> {
    this.bytes = Buffer.from(await response.arrayBuffer());
    this.#response = response;
    // A file is saved, and the page stays.
    if (!response.headers.get('content-type')?.startsWith('text/html')) return;
    this.#url = url;
    this.#html = this.bytes.toString();
    this.#document = read(this.#html);
  }
}

/** A visitor whose browser runs no script, and comes from an address of their own where `headers` say so. */
export function visitPlainly(headers: Readonly<Record<string, string>> = {}) {
  const context = new PlainCaller(headers);
  return { context, page: new PlainPage(context) };
}

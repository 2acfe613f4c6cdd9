import type { Page } from 'playwright-core';

/** What a form with files sent: texts by the names of their parts, of files their names; each name with all its parts. */
export type SentParts = Readonly<Record<string, readonly string[]>>;

const PART = /name="([^"]+)"(?:; filename="([^"]*)")?\r\n(?:Content-Type: [^\r\n]+\r\n)?\r\n([\s\S]*)\r\n$/;

/** The multipart bodies that the page sends to an address from now on, in their order; grows while the page is open. */
export async function partsOf(page: Page, method: string, path: string): Promise<SentParts[]> {
  const bodies: SentParts[] = [];
  const keep = (sentBy: string, address: string, body: string) => {
    if (sentBy === method && new URL(address, page.url()).pathname === path) bodies.push(read(body));
  };
  page.on('request', request => {
    const body = request.postDataBuffer();
    if (body !== null && request.resourceType() !== 'xhr') keep(request.method(), request.url(), body.toString('utf8'));
  });
  await recordUploads(page, keep);
  return bodies;
}

type Keep = (method: string, address: string, body: string) => void;

const keepers = new WeakMap<Page, Keep[]>();

/** The browser shows no test the body of an XMLHttpRequest that holds files: the page reads it before it goes out. */
async function recordUploads(page: Page, keep: Keep): Promise<void> {
  const known = keepers.get(page);
  if (known) {
    known.push(keep);
    return;
  }
  const all = [keep];
  keepers.set(page, all);
  await page.exposeFunction('keepUpload', (...sent: Parameters<Keep>) => {
    for (const each of all) each(...sent);
  });
  await page.addInitScript(readUploads);
  await page.evaluate(readUploads);
}

/** Runs in the page. */
function readUploads(): void {
  const { open, send } = XMLHttpRequest.prototype;
  const opened = new WeakMap<XMLHttpRequest, [string, string]>();
  const tell: unknown = Reflect.get(window, 'keepUpload');
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, address: string | URL) {
    opened.set(this, [method, String(address)]);
    open.call(this, method, address, true);
  };
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
    const go = () => send.call(this, body);
    const sent = opened.get(this);
    if (!(body instanceof FormData) || !sent || typeof tell !== 'function') return go();
    void new Response(body)
      .text()
      .then(text => tell(...sent, text))
      .then(go);
  };
}

function read(body: string): SentParts {
  const [boundary = ''] = body.split('\r\n', 1);
  const parts: Record<string, string[]> = {};
  for (const part of body.split(boundary)) {
    const [, name, file, text = ''] = PART.exec(part) ?? [];
    if (name !== undefined) parts[name] = [...(parts[name] ?? []), file ?? text];
  }
  return parts;
}

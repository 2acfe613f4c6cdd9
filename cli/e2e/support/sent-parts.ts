import type { Page } from 'playwright-core';

/** What a form with files sent: texts by the names of their parts, of files their names; each name with all its parts. */
export type SentParts = Readonly<Record<string, readonly string[]>>;

const PART = /name="([^"]+)"(?:; filename="([^"]*)")?\r\n(?:Content-Type: [^\r\n]+\r\n)?\r\n([\s\S]*)\r\n$/;

/** The multipart bodies that the page sends to an address, in their order; grows while the page is open. */
export function partsOf(page: Page, method: string, path: string): SentParts[] {
  const bodies: SentParts[] = [];
  page.on('request', request => {
    if (request.method() !== method || new URL(request.url()).pathname !== path) return;
    bodies.push(read(request.postDataBuffer()?.toString('utf8') ?? ''));
  });
  return bodies;
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

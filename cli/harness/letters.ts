import { createMailFolder } from '@antam/server/platform/mail/mail-folder.ts';
import { type ReadLetter, readLetter } from '@antam/server/platform/mail/read-letter.ts';
import { expect } from './flow.ts';
import type { Product } from './product.ts';

const PATIENCE_MS = 10_000;
const PAUSE_MS = 100;

/**
 * Sends what waits and answers the newest letter to an address whose subject has these words. The product's own worker
 * may be sending it just then, so it is waited for.
 */
export async function newestLetter(product: Product, to: string, subject: RegExp): Promise<ReadLetter> {
  const { mail } = product.services.config;
  expect(mail.kind === 'folder', 'letters written to a folder');
  for (let waited = 0; waited < PATIENCE_MS; waited += PAUSE_MS) {
    await product.doJobs();
    const letter = await findLetter(mail.folder, to, subject);
    if (letter) return letter;
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS));
  }
  expect(false, `a letter to ${to} about ${subject}`);
}

async function findLetter(path: string, to: string, subject: RegExp): Promise<ReadLetter | undefined> {
  const folder = createMailFolder(path);
  for (const name of (await folder.names()).toReversed()) {
    const raw = await folder.read(name);
    const letter = raw && (await readLetter(raw));
    if (letter && letter.to === to && subject.test(letter.subject)) return letter;
  }
  return undefined;
}

/** Path of the link in a letter that begins with `prefix`. */
export function linkIn({ text }: ReadLetter, prefix: string): string {
  const path = new RegExp(`${prefix}[\\w-]{20,}/`).exec(text)?.[0];
  expect(path !== undefined, `a link to ${prefix} in the letter`);
  return path;
}

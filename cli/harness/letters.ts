import { createMailFolder } from '@antam/server/platform/mail/mail-folder.ts';
import { type ReadLetter, readLetter } from '@antam/server/platform/mail/read-letter.ts';
import { expect } from './flow.ts';
import type { Product } from './product.ts';

/** Sends what waits and answers the newest letter to an address whose subject has these words. */
export async function newestLetter(product: Product, to: string, subject: RegExp): Promise<ReadLetter> {
  const { mail } = product.services.config;
  expect(mail.kind === 'folder', 'letters written to a folder');
  await product.doJobs();
  const folder = createMailFolder(mail.folder);
  for (const name of (await folder.names()).toReversed()) {
    const raw = await folder.read(name);
    const letter = raw && (await readLetter(raw));
    if (letter && letter.to === to && subject.test(letter.subject)) return letter;
  }
  expect(false, `a letter to ${to} about ${subject}`);
}

/** Path of the link in a letter that begins with `prefix`. */
export function linkIn({ text }: ReadLetter, prefix: string): string {
  const path = new RegExp(`${prefix}[\\w-]{20,}/`).exec(text)?.[0];
  expect(path !== undefined, `a link to ${prefix} in the letter`);
  return path;
}

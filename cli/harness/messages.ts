import { createMailFolder } from '@antam/server/platform/mail/mail-folder.ts';
import { type ReadMessage, readMessage } from '@antam/server/platform/mail/message.ts';
import { expect } from './flow.ts';
import type { Product } from './product.ts';

const PATIENCE_MS = 10_000;
const PAUSE_MS = 100;

/**
 * Sends what waits and answers the newest message to an address whose subject, and text if given, have these words. The
 * product's own worker may be sending it just then, so it is waited for.
 */
export async function newestMessage(
  product: Product,
  to: string,
  subject: RegExp,
  text: RegExp = /^/,
): Promise<ReadMessage> {
  const { mail } = product.services.config;
  expect(mail.kind === 'folder', 'messages written to a folder');
  for (let waited = 0; waited < PATIENCE_MS; waited += PAUSE_MS) {
    await product.doJobs();
    const message = await findMessage(mail.folder, to, subject, text);
    if (message) return message;
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS));
  }
  expect(false, `an email to ${to} about ${subject}`);
}

async function findMessage(path: string, to: string, subject: RegExp, text: RegExp): Promise<ReadMessage | undefined> {
  const folder = createMailFolder(path);
  for (const name of (await folder.names()).toReversed()) {
    const raw = await folder.read(name);
    const message = raw && (await readMessage(raw));
    if (message?.to === to && subject.test(message.subject) && text.test(message.text)) return message;
  }
  return undefined;
}

/** Path of the link in a message that begins with `prefix`. */
export function linkIn({ text }: ReadMessage, prefix: string): string {
  const path = new RegExp(`${prefix}[\\w-]{20,}/`).exec(text)?.[0];
  expect(path !== undefined, `a link to ${prefix} in the message`);
  return path;
}

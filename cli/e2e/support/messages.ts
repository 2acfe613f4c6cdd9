import { createMailFolder } from '@antam/server/platform/mail/mail-folder.ts';
import { readMessage } from '@antam/server/platform/mail/message.ts';
import { product } from './product.ts';

const PATIENCE_MS = 60_000;
const PAUSE_MS = 200;

/**
 * Path of the newest link below `prefix` (`/xac-thuc/`) in an email to an address; waits until the worker has sent one
 * that is not `besides`.
 */
export function linkInMessage(to: string, prefix: string, besides?: string): Promise<string> {
  return inMessage(to, new RegExp(`${prefix}[\\w-]{20,}/?`), besides);
}

/** The newest code of a login in an email to an address; waits for it. */
export async function codeInMessage(to: string): Promise<string> {
  return (await inMessage(to, /Mã xác nhận của bạn: [a-z2-9]{4}-[a-z2-9]{4}/)).slice(-9);
}

async function inMessage(to: string, what: RegExp, besides?: string): Promise<string> {
  const folder = createMailFolder(product.mailFolder);
  for (let waited = 0; waited < PATIENCE_MS; waited += PAUSE_MS) {
    const names = await folder.names();
    for (const name of [...names].sort().reverse()) {
      const raw = await folder.read(name);
      const message = raw && (await readMessage(raw));
      if (!message || message.to !== to) continue;
      const found = what.exec(message.text)?.[0];
      if (found !== undefined && found !== besides) return found;
    }
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`No email to ${to} with ${what}`);
}

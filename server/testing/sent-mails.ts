import { createWork } from '../app/create-work.ts';
import type { Mail } from '../platform/mail/mail.ts';
import { createMailFolder } from '../platform/mail/mail-folder.ts';
import { readMessage } from '../platform/mail/message.ts';
import type { Services } from '../platform/services.ts';

/**
 * Does all work that is due and answers every email message sent so far, oldest first. Needs a configuration with
 * `folder:`.
 */
export async function sentMails({ services }: { readonly services: Services }): Promise<Mail[]> {
  const { mail } = services.config;
  if (mail.kind !== 'folder') throw new Error('Email messages can be read only where they are written to a folder');
  await createWork(services).drain();
  const folder = createMailFolder(mail.folder);
  const messages = await Promise.all((await folder.names()).map(async name => folder.read(name)));
  return Promise.all(messages.filter(raw => raw !== undefined).map(raw => readMessage(raw)));
}

import { createWork } from '../app/create-work.ts';
import type { Mail } from '../platform/mail/mail.ts';
import { createMailFolder } from '../platform/mail/mail-folder.ts';
import { readLetter } from '../platform/mail/read-letter.ts';
import type { Services } from '../platform/services.ts';

/** Does all work that is due and answers every letter sent so far, oldest first. Needs a configuration with `folder:`. */
export async function sentMails({ services }: { readonly services: Services }): Promise<Mail[]> {
  const { mail } = services.config;
  if (mail.kind !== 'folder') throw new Error('Letters can be read only where they are written to a folder');
  await createWork(services).drain();
  const folder = createMailFolder(mail.folder);
  const letters = await Promise.all((await folder.names()).map(async name => folder.read(name)));
  return Promise.all(letters.filter(raw => raw !== undefined).map(raw => readLetter(raw)));
}

import { createWork } from '../app/create-work.ts';
import type { Services } from '../platform/services.ts';
import { type WrittenText, writtenTexts } from '../platform/text-messages/text-folder.ts';

/**
 * Does all work that is due and answers every message to a phone sent so far, oldest first. Needs a configuration with
 * `folder:`.
 */
export async function sentTexts({ services }: { readonly services: Services }): Promise<WrittenText[]> {
  const { texts } = services.config;
  if (texts.kind !== 'folder') throw new Error('Messages can be read only where they are written to a folder');
  await createWork(services).drain();
  return writtenTexts(texts.folder);
}

import type { DailyJob } from '../jobs/daily-job.ts';
import { MAIL_ENDING } from '../mail/mail-folder.ts';
import { removeUnfinished } from '../storage/unfinished-files.ts';
import { TEXT_ENDING } from '../text-messages/text-folder.ts';
import { deleteMessagesBefore } from './message-folder.ts';

const KEEP_MS = 30 * 86_400_000;

/**
 * Messages that are written to folders instead of being sent stay for as long as the outbox remembers sent ones; what
 * processes that were killed have not finished there goes.
 */
export const clearFolders: DailyJob = {
  name: 'platform.clear-message-folders',
  run: async ({ config: { mail, texts }, clock }) => {
    const before = new Date(clock.now().getTime() - KEEP_MS);
    if (mail.kind === 'folder') await clear(mail.folder, MAIL_ENDING, before);
    if (texts.kind === 'folder') await clear(texts.folder, TEXT_ENDING, before);
  },
};

async function clear(folder: string, ending: string, before: Date): Promise<void> {
  await deleteMessagesBefore(folder, ending, before);
  await removeUnfinished(folder);
}

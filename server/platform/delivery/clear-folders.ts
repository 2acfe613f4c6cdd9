import type { DailyJob } from '../jobs/daily-job.ts';
import { MAIL_ENDING } from '../mail/mail-folder.ts';
import { TEXT_ENDING } from '../text-messages/text-folder.ts';
import { deleteMessagesBefore } from './message-folder.ts';

const KEEP_MS = 30 * 86_400_000;

/** Messages that are written to folders instead of being sent stay for as long as the outbox remembers sent ones. */
export const clearFolders: DailyJob = {
  name: 'platform.clear-message-folders',
  run: async ({ config: { mail, texts }, clock }) => {
    const before = new Date(clock.now().getTime() - KEEP_MS);
    if (mail.kind === 'folder') await deleteMessagesBefore(mail.folder, MAIL_ENDING, before);
    if (texts.kind === 'folder') await deleteMessagesBefore(texts.folder, TEXT_ENDING, before);
  },
};

import {
  checkMessageFolder,
  createMessageFolder,
  type MessageFolder,
  writeMessageFile,
} from '../delivery/message-folder.ts';
import type { MailTransport } from './mail-transport.ts';

export const MAIL_ENDING = '.eml';

/** Writes email messages as `.eml` files: a file appears whole or not at all, and a retry replaces it. */
export function createFolderTransport(folder: string): MailTransport {
  const mails = { folder, kind: 'mail folder' };
  return {
    target: folder,
    deliver: async ({ name, raw }, signal) => {
      signal.throwIfAborted();
      await writeMessageFile(mails, name + MAIL_ENDING, raw);
    },
    check: () => checkMessageFolder(mails),
  };
}

/** Reads the email messages that {@link createFolderTransport} wrote. */
export const createMailFolder = (folder: string): MessageFolder => createMessageFolder(folder, MAIL_ENDING);

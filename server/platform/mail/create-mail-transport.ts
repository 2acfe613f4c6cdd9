import type { MailConfig } from '../env/config.ts';
import { createFolderTransport } from './folder-transport.ts';
import type { MailTransport } from './mail-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';

/** The configured mail transport; connects to nothing yet. */
export function createMailTransport(mail: MailConfig): MailTransport {
  return mail.kind === 'folder' ? createFolderTransport(mail.folder) : createSmtpTransport(mail.url);
}

import { existsSync } from 'node:fs';
import type { Config } from '@antam/server/platform/env/config.ts';
import { isUsableFolder } from '@antam/server/platform/env/usable-folder.ts';
import { createMailTransport } from '@antam/server/platform/mail/mail-jobs.ts';
import { messageOf } from '../io/failure.ts';
import { type Finding, failed, ok } from './finding.ts';

const REMEDY = {
  folder: 'let ANTAM_MAIL name a folder that this user may write to',
  smtp: 'check ANTAM_MAIL, its user and password, and the firewall',
};

/** Whether email can be sent: connects and logs in to the mail server, but sends nothing. */
export async function checkMail({ mail }: Pick<Config, 'mail'>): Promise<Finding> {
  if (mail.kind === 'folder' && !existsSync(mail.folder)) {
    return isUsableFolder(mail.folder)
      ? ok('mail', `${mail.folder} is made with the first message; nothing is sent`)
      : failed('mail', `${mail.folder} cannot be made`, REMEDY.folder);
  }
  const transport = createMailTransport(mail);
  try {
    await transport.check();
  } catch (error) {
    return failed('mail', `${transport.target}: ${messageOf(error)}`, REMEDY[mail.kind]);
  }
  const message = mail.kind === 'folder' ? `written to ${transport.target}, not sent` : `${transport.target} answers`;
  return ok('mail', message);
}

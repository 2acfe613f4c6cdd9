import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '@antam/server/platform/env/config.ts';
import { isUsableFolder } from '@antam/server/platform/env/usable-folder.ts';
import { createMailTransport } from '@antam/server/platform/mail/mail-jobs.ts';
import { createFileStore } from '@antam/server/platform/storage/create-file-store.ts';
import { createTextTransport } from '@antam/server/platform/text-messages/text-jobs.ts';
import { isUnencrypted } from '../boot/configuration.ts';
import { isSiteBuilt } from '../boot/site.ts';
import { plainCause } from '../io/plain-cause.ts';
import { type Finding, failed, ok, warning } from './finding.ts';

const MEGABYTE = 1_048_576;
const LITTLE_SPACE = 1_000 * MEGABYTE;
const NO_SPACE = 100 * MEGABYTE;

/** Says where something went wrong and how, and what to do; `remedy` names the variable, whatever the cause. */
export function failedBy(what: string, where: string, error: unknown, remedy: string): Finding {
  const cause = plainCause(error);
  return failed(what, `${where}: ${cause.what}`, cause.look ? `${cause.look}; ${remedy}` : remedy);
}

/**
 * What the configuration says, and whether that is safe; nothing where it is safe and its mistakes have been reported.
 */
export function checkConfiguration(config: Config, mistakes: number): Finding[] {
  const { environment, origin, port } = config;
  if (isUnencrypted(config)) {
    const remedy = 'set ANTAM_ORIGIN to the https:// address that visitors use';
    return [warning('configuration', `${environment}, at ${origin}: cookies and logins are not encrypted`, remedy)];
  }
  return mistakes > 0 ? [] : [ok('configuration', `${environment}, port ${port}, at ${origin}`)];
}

export async function checkDataFolder({ dataFolder }: Config): Promise<Finding> {
  if (!existsSync(dataFolder)) {
    return warning('data folder', `${dataFolder} is not there yet`, 'check ANTAM_DATA; "antam serve" makes the folder');
  }
  try {
    accessSync(dataFolder, constants.W_OK);
    const { bavail, bsize } = await statfs(dataFolder);
    const free = bavail * bsize;
    const message = `${dataFolder}, ${Math.round(free / MEGABYTE).toLocaleString('en-US')} MB free`;
    if (free < NO_SPACE) return failed('data folder', message, 'free some space: the database cannot grow');
    if (free < LITTLE_SPACE) return warning('data folder', message, 'free some space soon');
    return ok('data folder', message);
  } catch (error) {
    return failedBy('data folder', dataFolder, error, 'let ANTAM_DATA name a folder that this user may write to');
  }
}

export function checkSecret(
  { dataFolder, environment }: Config,
  env: Readonly<Record<string, string | undefined>>,
): Finding {
  if (env.ANTAM_SECRET) return ok('secret', 'from ANTAM_SECRET');
  if (env.ANTAM_SECRET_FILE) return ok('secret', `from ${env.ANTAM_SECRET_FILE}`);
  const file = path.join(dataFolder, 'secret');
  const isOpen = process.platform !== 'win32' && existsSync(file) && (statSync(file).mode & 0o077) !== 0;
  if (isOpen) return failed('secret', `${file} can be read by others`, `chmod 600 ${file}`);
  if (environment === 'production')
    return failed('secret', 'ANTAM_SECRET is not set', 'set it to 32 random characters or more');
  return ok('secret', existsSync(file) ? `stored in ${file}` : `is made when it is first needed, in ${file}`);
}

export function checkSite(): Finding {
  return isSiteBuilt()
    ? ok('public site', 'built')
    : warning('public site', 'not built: only the API is served', 'run "npm run build"');
}

const STORAGE_REMEDY = 'check ANTAM_STORAGE and the rights of its user or key';

/** Whether uploads can be stored: writes, reads and deletes a file, but makes no folder that is not there yet. */
export async function checkStorage({ storage }: Pick<Config, 'storage'>): Promise<Finding> {
  const where = storage.kind === 'folder' ? storage.folder : `${storage.endpoint}/${storage.bucket}`;
  if (storage.kind === 'folder' && !existsSync(where)) {
    return isUsableFolder(where)
      ? ok('storage', `${where} is made with the first upload`)
      : failed('storage', `${where} cannot be made`, STORAGE_REMEDY);
  }
  try {
    await createFileStore(storage).check();
    return ok('storage', `${where} can be written and read`);
  } catch (error) {
    return failedBy('storage', where, error, STORAGE_REMEDY);
  }
}

const MAIL_REMEDY = {
  folder: 'let ANTAM_MAIL name a folder that this user may write to',
  smtp: 'check ANTAM_MAIL',
  unsent: 'set ANTAM_MAIL to a mail server: nobody gets confirmations of visits, or links for new passwords',
};

/** Whether email can be sent: connects and logs in to the mail server, but sends nothing. */
export async function checkMail({ mail, environment }: Pick<Config, 'mail' | 'environment'>): Promise<Finding> {
  if (mail.kind === 'folder' && !existsSync(mail.folder)) {
    if (!isUsableFolder(mail.folder)) return failed('mail', `${mail.folder} cannot be made`, MAIL_REMEDY.folder);
    return unsent(`${mail.folder} is made with the first message; nothing is sent`, environment);
  }
  const transport = createMailTransport(mail);
  try {
    await transport.check();
  } catch (error) {
    return failedBy('mail', transport.target, error, MAIL_REMEDY[mail.kind]);
  }
  if (mail.kind === 'smtp') return ok('mail', `${transport.target} answers`);
  return unsent(`written to ${transport.target}, not sent`, environment);
}

const unsent = (message: string, environment: Config['environment']): Finding =>
  environment === 'production' ? warning('mail', message, MAIL_REMEDY.unsent) : ok('mail', message);

const TEXTS_UNSENT =
  'set ANTAM_SMS to a gateway: who books by phone alone gets neither a link to the visit nor a reminder';

/** Where messages to phones go; a gateway is not asked, as it could only be asked to send one. */
export function checkTexts({ texts, environment }: Pick<Config, 'texts' | 'environment'>): Finding {
  const { target } = createTextTransport(texts);
  if (texts.kind === 'gateway') return ok('text messages', `sent by ${target}`);
  if (!isUsableFolder(texts.folder)) {
    const remedy = 'let ANTAM_SMS name a folder that this user may write to';
    return failed('text messages', `${target} cannot be written`, remedy);
  }
  const message = `written to ${target}, not sent`;
  return environment === 'production' ? warning('text messages', message, TEXTS_UNSENT) : ok('text messages', message);
}

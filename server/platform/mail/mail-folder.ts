import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MailFailure, type MailTransport } from './mail-transport.ts';

/** Writes email messages as `.eml` files: a file appears whole or not at all, and a retry replaces it. */
export function createFolderTransport(folder: string): MailTransport {
  return {
    target: folder,
    deliver: async ({ name, raw }, signal) => {
      signal.throwIfAborted();
      await reporting(async () => {
        await mkdir(folder, { recursive: true });
        await writeWhole(path.join(folder, `${name}.eml`), raw);
      });
    },
    check: () =>
      reporting(async () => {
        await mkdir(folder, { recursive: true });
        await access(folder, constants.W_OK);
      }),
  };
}

async function writeWhole(target: string, bytes: Uint8Array): Promise<void> {
  const temporary = path.join(path.dirname(target), `.${randomUUID()}.tmp`);
  try {
    await writeFile(temporary, bytes, { flag: 'wx', flush: true, mode: 0o600 });
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function reporting(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw new MailFailure(`the mail folder cannot be written: ${codeOf(error)}`);
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
}

/** The email messages that {@link createFolderTransport} wrote. */
export interface MailFolder {
  /** Oldest first, without `.eml`. */
  names(): Promise<string[]>;
  /** The email message of that name; undefined when there is none. */
  read(name: string): Promise<Buffer | undefined>;
}

const NAME = /^\d{8}T\d{9}Z-\d{8,16}$/;
const ENDING = '.eml';

/** Reads the email messages of a folder, and no file outside it, whatever name is asked for. */
export function createMailFolder(folder: string): MailFolder {
  return {
    names: async () => {
      const files = (await ignoreAbsence(readdir(folder))) ?? [];
      const names = files.filter(file => file.endsWith(ENDING)).map(file => file.slice(0, -ENDING.length));
      return names.filter(name => NAME.test(name)).sort();
    },
    read: async name => (NAME.test(name) ? ignoreAbsence(readFile(path.join(folder, name + ENDING))) : undefined),
  };
}

async function ignoreAbsence<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

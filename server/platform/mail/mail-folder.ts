import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The email messages that {@link createFolderTransport} wrote. */
export interface MailFolder {
  /** Oldest first, without `.eml`. */
  names(): Promise<string[]>;
  /** The email message of that name; undefined when there is none. */
  read(name: string): Promise<Buffer | undefined>;
}

const NAME = /^\d{8}T\d{9}Z-\d{8,16}$/;
const ENDING = '.eml';

/** Reads a folder of email messages; nothing outside of it, whatever name is asked for. */
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

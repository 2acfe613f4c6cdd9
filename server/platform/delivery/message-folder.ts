import { randomUUID } from 'node:crypto';
import { access, constants, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../storage/make-folder.ts';
import { DeliveryFailure } from './delivery-failure.ts';

/** A folder that takes messages instead of a server; `kind` is what it is called in errors, e.g. `mail folder`. */
interface FolderOfMessages {
  readonly folder: string;
  readonly kind: string;
}

/** Writes a message's file: it appears whole or not at all, and a retry replaces it. Throws a {@link DeliveryFailure}. */
export function writeMessageFile(
  { folder, kind }: FolderOfMessages,
  file: string,
  content: string | Uint8Array,
): Promise<void> {
  return reporting(kind, async () => {
    makeFolder(folder);
    await writeWhole(path.join(folder, file), content);
  });
}

/** Makes the folder where it is missing. Throws a {@link DeliveryFailure} where it cannot be written. */
export function checkMessageFolder({ folder, kind }: FolderOfMessages): Promise<void> {
  return reporting(kind, async () => {
    makeFolder(folder);
    await access(folder, constants.W_OK);
  });
}

async function writeWhole(target: string, content: string | Uint8Array): Promise<void> {
  const temporary = path.join(path.dirname(target), `.${randomUUID()}.tmp`);
  try {
    await writeFile(temporary, content, { flag: 'wx', flush: true, mode: 0o600 });
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function reporting(kind: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw new DeliveryFailure(`the ${kind} cannot be written: ${codeOf(error)}`);
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
}

/** The messages that were written to a folder. */
export interface MessageFolder {
  /** Oldest first, without the ending. */
  names(): Promise<string[]>;
  /** The message of that name; undefined when there is none. */
  read(name: string): Promise<Buffer | undefined>;
}

/** How the names of messages of this moment begin. */
const prefixOf = (time: Date) => time.toISOString().replace(/[-:.]/g, '');

/** The name of a message's file without its ending; names sort by time: `20261121T030000000Z-00000012`. */
export function messageName({ id, createdAt }: { readonly id: number; readonly createdAt: Date }): string {
  return `${prefixOf(createdAt)}-${String(id).padStart(8, '0')}`;
}

const NAME = /^\d{8}T\d{9}Z-\d{8,16}$/;

/** Reads the messages of a folder by their ending, e.g. `.eml`, and no file outside it, whatever name is asked for. */
export function createMessageFolder(folder: string, ending: string): MessageFolder {
  return {
    names: async () => {
      const files = (await ignoreAbsence(readdir(folder))) ?? [];
      const names = files.filter(file => file.endsWith(ending)).map(file => file.slice(0, -ending.length));
      return names.filter(name => NAME.test(name)).sort();
    },
    read: async name => (NAME.test(name) ? ignoreAbsence(readFile(path.join(folder, name + ending))) : undefined),
  };
}

/** Deletes the messages of a folder that were written before `time`, and answers how many there were. */
export async function deleteMessagesBefore(folder: string, ending: string, time: Date): Promise<number> {
  const first = prefixOf(time);
  const old = (await createMessageFolder(folder, ending).names()).filter(name => name < first);
  for (const name of old) await rm(path.join(folder, name + ending), { force: true });
  return old.length;
}

async function ignoreAbsence<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MailFailure, type MailTransport } from './mail-transport.ts';

/** Writes email messages as `.eml` files: a file appears whole or not at all, and a repeat replaces it. */
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

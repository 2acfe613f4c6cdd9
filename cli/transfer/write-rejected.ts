import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ImportReport } from '@antam/server/platform/transfer/import.ts';
import type { TransferKindName } from '../commands/options.ts';
import { Failure, messageOf } from '../io/failure.ts';
import { loadKind } from './kinds.ts';
import { delimiterOf, readRaw } from './read-csv.ts';
import { reasonOf } from './rejection-reasons.ts';

/** The column with the reason; importing the file again passes it over. */
const COLUMN = 'ly_do_tu_choi';

/**
 * Writes the refused rows of an import as they came, each with its reason in Vietnamese as one more cell. The file appears
 * under its name only when it is whole; it holds the header alone where nothing was refused.
 */
export async function writeRejected(
  kindName: TransferKindName,
  file: string,
  target: string,
  { notes }: ImportReport,
): Promise<void> {
  const kind = await loadKind(kindName);
  const refused = notes.filter(({ severity }) => severity === 'refused');
  const reasons = new Map(refused.map(({ line, code }) => [line, reasonOf(code)]));
  async function* lines() {
    let delimiter: string | undefined;
    for await (const { line, text } of readRaw(file, kind, new Set(reasons.keys()))) {
      const reason: string = delimiter === undefined ? COLUMN : (reasons.get(line) ?? '');
      delimiter ??= delimiterOf(text);
      yield `${text}${delimiter}"${reason}"\n`;
    }
  }
  const part = `${target}.part`;
  try {
    await pipeline(Readable.from(lines()), createWriteStream(part, { mode: 0o600 }));
    await rename(part, target);
  } catch (error) {
    const isOfFile = error instanceof Error && 'syscall' in error;
    throw isOfFile
      ? new Failure(`${target} cannot be written: ${messageOf(error)}`, undefined, { cause: error })
      : error;
  } finally {
    await rm(part, { force: true });
  }
}

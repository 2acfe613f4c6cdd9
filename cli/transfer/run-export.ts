import { createWriteStream, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Config } from '@antam/server/platform/env/config.ts';
import type { Services } from '@antam/server/platform/services.ts';
import type { TransferKind } from '@antam/server/platform/transfer/import.ts';
import { stringify } from 'csv-stringify/sync';
import { withMigratedServices } from '../boot/services.ts';
import { EXIT, Failure } from '../io/failure.ts';
import { plainCause } from '../io/plain-cause.ts';
import type { Terminal } from '../io/terminal.ts';
import { disarmCell } from './formula-cells.ts';
import { loadKind, type TransferKindName } from './kinds.ts';

/** Writes a list as CSV and answers its number of rows. A file appears under its name only when it is whole. */
export async function runExport(
  terminal: Terminal,
  config: Config,
  kindName: TransferKindName,
  file: string | undefined,
): Promise<number> {
  if (file !== undefined) requireFolder(path.dirname(path.resolve(file)));
  const kind = await loadKind(kindName);
  return withMigratedServices(config, services =>
    file === undefined ? writeTo(terminal.out, services, kind) : writeFile(file, services, kind),
  );
}

function requireFolder(folder: string): void {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Failure(`There is no folder ${folder}`, EXIT.missing);
}

async function writeFile(file: string, services: Services, kind: TransferKind): Promise<number> {
  const part = `${file}.part`;
  try {
    const rows = await writeTo(createWriteStream(part), services, kind, true);
    await rename(part, file);
    return rows;
  } catch (error) {
    const isOfFile = error instanceof Error && 'syscall' in error;
    if (!isOfFile) throw error;
    const { what, look } = plainCause(error);
    throw new Failure(`${file} cannot be written: ${look ? `${what}: ${look}` : what}`, undefined, { cause: error });
  } finally {
    await rm(part, { force: true });
  }
}

async function writeTo(target: Writable, services: Services, kind: TransferKind, end = false): Promise<number> {
  let count = 0;
  async function* lines() {
    yield stringify([[...kind.columns]]);
    for await (const row of kind.export(services)) {
      count += 1;
      yield stringify([row.map(disarmCell)]);
    }
  }
  try {
    await pipeline(Readable.from(lines()), target, { end });
  } catch (error) {
    // A reader such as `| head` closes the pipe early, which is not a failure.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPIPE')) throw error;
  }
  return count;
}

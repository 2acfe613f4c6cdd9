import type { z } from 'zod';
import type { Reader } from '../../platform/db/reader.ts';
import type { Services } from '../../platform/services.ts';
import type { RecordState } from '../../platform/transfer/record-state.ts';
import type { AlsoWritten, UndoSteps } from '../../platform/transfer/undo.ts';
import { deleteLibraryRecords } from './commands/delete-library-records.ts';
import { oneAtATime } from './queries/one-at-a-time.ts';

/** A record with the moment of its last change, by which a save sees what an editor has changed meanwhile. */
interface StoredRecord {
  readonly id: number;
  readonly updated_at: string;
}

/** Everything in which kinds of the library differ. */
interface LibraryUndo<Write extends RecordState> extends Pick<UndoSteps, 'own'> {
  readonly record: 'disease' | 'drug';
  /** A record as it is written, without the bounds that hold for what staff type: it was stored already. */
  readonly written: z.ZodType<Write> & { partial(): z.ZodType<Partial<Write>> };
  stored(
    services: { readonly db: { readonly primary: Pick<Reader, 'rows'> } },
    ids: readonly number[],
  ): Promise<readonly StoredRecord[]>;
  save(
    services: Services,
    changes: ReadonlyArray<{ readonly id: number; readonly updatedAt: string | undefined; readonly draft: Write }>,
    also: AlsoWritten,
  ): Promise<unknown>;
}

/** How imports of one kind of record of the library are taken back. */
export const undoLibrary = <Write extends RecordState>({
  record,
  own,
  written,
  stored,
  save,
}: LibraryUndo<Write>): UndoSteps => ({
  record,
  own,
  states: async (read, ids) => {
    const found = await stored({ db: { primary: oneAtATime(read) } }, ids);
    return new Map(found.map(each => [each.id, { ...written.parse(each) }]));
  },
  restore: async (services, records, also) => {
    const ids = records.map(({ id }) => id);
    const now = new Map((await stored(services, ids)).map(each => [each.id, each]));
    const changes = records.map(({ id, before }) => ({
      id,
      updatedAt: now.get(id)?.updated_at,
      draft: written.parse({ ...now.get(id), ...written.partial().parse(before) }),
    }));
    await save(services, changes, also);
  },
  remove: deleteLibraryRecords(record),
});

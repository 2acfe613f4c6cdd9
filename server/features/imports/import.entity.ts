import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { RecordState } from '../../platform/transfer/record-state.ts';

/** One import of a list that wrote something. */
export const ImportRun = defineEntity({
  name: 'ImportRun',
  tableName: 'import_run',
  properties: {
    id: p.integer().primary().autoincrement(),
    /** Of list, as the command line names it. */
    kind: p.string().length(20),
    /** The file's name without its folder. */
    fileName: p.string().length(200),
    begunAt: p.datetime(),
    /** Null while it goes on, and for one that was broken off. */
    finishedAt: p.datetime().nullable(),
    added: p.integer().default(0),
    updated: p.integer().default(0),
    /** When an undo of it last came to its end. */
    undoneAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ['begunAt'] }],
});

/** What an import did to one record, until that is taken back or forgotten. */
export const ImportChange = defineEntity({
  name: 'ImportChange',
  tableName: 'import_change',
  properties: {
    id: p.integer().primary().autoincrement(),
    run: p.manyToOne(ImportRun).mapToPk().index(false).deleteRule('cascade'),
    /** The table of the record. */
    record: p.string().length(20),
    recordId: p.integer(),
    isAdded: p.boolean(),
    /** The fields that were changed, as they were; empty for a record that was added. */
    earlier: p.json<RecordState>(),
    /** A hash of what was written: of the same fields, or of a whole record that was added. */
    writtenHash: p.string().length(43),
    /** An address that `earlier` holds: its owner can be erased here, too. */
    email: p.string().length(254).nullable(),
  },
  indexes: [
    { properties: ['run', 'id'] },
    { properties: ['record', 'recordId', 'run'] },
    {
      name: 'import_change_email_index',
      expression: 'create index "import_change_email_index" on "import_change" ("email") where "email" is not null',
    },
  ],
});

export type ImportRunRow = InferEntity<typeof ImportRun>;

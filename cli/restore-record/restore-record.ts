import { recordAudit } from '@antam/server/features/audit/record-audit.ts';
import { rememberedErasures } from '@antam/server/features/privacy/commands/erase-again.ts';
import type { Config } from '@antam/server/platform/env/config.ts';
import { causesOf, codeOf } from '@antam/server/platform/errors/database-errors.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { listedErasures } from '../backup/restore-backup.ts';
import { rebuild } from '../boot/rebuild.ts';
import { withMigratedServices } from '../boot/services.ts';
import { EXIT, Failure } from '../io/failure.ts';
import type { Terminal } from '../io/terminal.ts';
import { type OpenArchive, withArchive } from './archive.ts';
import { bringPictures, fileKeys } from './bring-pictures.ts';
import { type Choice, choose, type Reason } from './choose.ts';
import { erasedAddresses } from './erased-addresses.ts';
import { gather, type Kind } from './gather.ts';
import { kindNamed, kindsOf } from './kinds.ts';
import { writeRows } from './write-rows.ts';

export interface WantedRecord {
  readonly kind: string;
  readonly id: number;
  readonly file: string;
  readonly isDryRun: boolean;
}

export interface RestoredRecord {
  readonly kind: string;
  readonly id: number;
  /** Rows that came back, by table. */
  readonly rows: Readonly<Record<string, number>>;
  /** Rows of it that did not, by table and reason. */
  readonly left: readonly { readonly table: string; readonly reason: Reason; readonly rows: number }[];
  readonly pictures: number;
  /** Files of its pictures that neither the store nor the backup has. */
  readonly missing: readonly string[];
  readonly isDryRun: boolean;
}

/** Brings one deleted record back from a backup, with what belongs to it, into the database of a site that may be running. */
export async function restoreRecord(terminal: Terminal, config: Config, wanted: WantedRecord): Promise<RestoredRecord> {
  const listed = await listedErasures(config, wanted.file);
  return withMigratedServices(config, services =>
    withArchive(config, wanted.file, async archive => {
      const kind = kindNamed(kindsOf(services, archive.db), wanted.kind);
      const found = gather(archive.db, kind, wanted.id);
      if (found.length === 0)
        throw new Failure(
          `The backup has no ${kind.name} ${wanted.id}: name another, or an older backup`,
          EXIT.missing,
        );
      const erasures = [...listed, ...(await rememberedErasures(services))];
      const isErased = erasedAddresses(services, erasures, new Date(archive.manifest.createdAt));
      const choice = await choose(services, archive.db, found, isErased);
      requireRecord(choice, kind, wanted.id);
      const pictures = await install(services, archive, choice, { kind, wanted });
      if (!wanted.isDryRun) await rebuild(terminal, services);
      return summaryOf(choice, kind, wanted, pictures);
    }),
  );
}

const REFUSALS: Readonly<Record<Reason, string>> = {
  there: 'it is there: change it in the console',
  erased: 'its author was erased, or the account deleted, since the backup',
  lacking: 'what it belongs to is gone: bring that back first',
};

function requireRecord({ left }: Choice, { name }: Kind, id: number): void {
  const refused = left.find(({ row }) => row.parent === undefined);
  if (refused)
    throw new Failure(`${name} ${id} cannot be brought back: ${REFUSALS[refused.reason]} (${refused.because})`);
}

/** Undoes the transaction of a dry run. */
class DryRun extends Error {}

async function install(
  services: Services,
  archive: OpenArchive,
  { rows }: Choice,
  { kind, wanted }: { readonly kind: Kind; readonly wanted: WantedRecord },
) {
  const keys = fileKeys(rows);
  // First the files: a row must not lead to one that is not there yet. Without the row nobody finds them.
  const pictures = wanted.isDryRun ? { brought: 0, missing: [] } : await bringPictures(services, archive, keys);
  try {
    await services.db.transaction(async unit => {
      await writeRows(services, unit, archive.db, rows);
      const fields = [...new Set(rows.map(({ table }) => table))];
      const entry = {
        actorId: null,
        action: `${kind.name}.restore`,
        subjectKind: kind.name,
        subjectId: wanted.id,
        fields,
      };
      await recordAudit(unit, services, entry);
      if (wanted.isDryRun) throw new DryRun();
    });
  } catch (error) {
    if (error instanceof DryRun) return pictures;
    throw conflictOf(error, kind, wanted.id) ?? error;
  }
  return pictures;
}

/** Something that is there has what only one may have: an address, a number of a licence. */
function conflictOf(error: unknown, { name }: Kind, id: number): Failure | undefined {
  const cause = causesOf(error).find(one => /^(23505|SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY))$/.test(codeOf(one)));
  if (!cause) return undefined;
  const [, what] = /failed: (.+)$|constraint "(.+)"/.exec(cause.message) ?? [];
  return new Failure(
    `${name} ${id} cannot be brought back: it conflicts with what is there (${what ?? cause.message})`,
    EXIT.failed,
    { cause: error },
  );
}

function summaryOf(
  { rows, left }: Choice,
  { name }: Kind,
  { id, isDryRun }: WantedRecord,
  { brought, missing }: { readonly brought: number; readonly missing: readonly string[] },
): RestoredRecord {
  const counts = Map.groupBy(rows, ({ table }) => table);
  const others = Map.groupBy(left, ({ row, reason }) => `${row.table} ${reason}`);
  return {
    kind: name,
    id,
    rows: Object.fromEntries([...counts].map(([table, of]) => [table, of.length])),
    left: [...others.values()].flatMap(([first, ...rest]) =>
      first ? [{ table: first.row.table, reason: first.reason, rows: rest.length + 1 }] : [],
    ),
    pictures: brought,
    missing,
    isDryRun,
  };
}

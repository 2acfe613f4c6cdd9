import { vietnamYear } from '../../../platform/clock/vietnam-calendar.ts';
import { createTurns, type TurnSizes } from '../../../platform/db/turns.ts';
import type { Services } from '../../../platform/services.ts';
import { foldText } from '../../../platform/text/fold-text.ts';
import { safeHtml } from '../../../platform/text/safe-html.ts';
import { exportId } from '../../../platform/transfer/export-id.ts';
import type {
  BrokenRow,
  ImportInput,
  ImportRecord,
  ImportReport,
  TransferKind,
} from '../../../platform/transfer/import.ts';
import { ImportLog } from '../../../platform/transfer/import-log.ts';
import { inBatches } from '../../../platform/transfer/in-batches.ts';
import type { ProfessionalDraft } from '../commands/professional-draft.ts';
import { saveProfessionals } from '../commands/save-professionals.ts';
import { exportProfessionals } from '../export-professionals.ts';
import { tables } from '../tables.ts';
import { findKnown, type KnownProfessional } from './known-professionals.ts';
import {
  checkProfessionalRow,
  PROFESSIONAL_COLUMNS,
  type ProfessionalKnowledge,
  type ProfessionalRowFields,
  TERM_COLUMN_NAMES,
  TERM_COLUMNS,
} from './professional-row.ts';
import { termFinder } from './terms.ts';

/** Rows looked at together. */
const BATCH = 200;

/** Professionals written in one transaction. */
const WRITTEN: TurnSizes = { least: 40 };

/**
 * Lists of professionals, known by `external_id`. What a row says replaces what is stored; an empty cell leaves it.
 * Nobody is public before the row says when the licence was verified.
 */
export const professionals: TransferKind = {
  name: 'professionals',
  columns: PROFESSIONAL_COLUMNS,
  required: ['external_id', 'name'],
  import: importProfessionals,
  export: exportProfessionals,
};

interface Import {
  readonly services: Services;
  readonly knowledge: ProfessionalKnowledge;
  readonly log: ImportLog;
  /** Lines by the external id that they brought. */
  readonly seen: Map<string, number>;
}

async function importProfessionals(
  services: Services,
  rows: ImportInput,
  onProgress?: (rows: number) => void,
): Promise<ImportReport> {
  const knowledge: ProfessionalKnowledge = {
    terms: await termFinder(services),
    places: await placeFinder(services),
    thisYear: vietnamYear(services.clock.now()),
  };
  const run: Import = { services, knowledge, log: new ImportLog('professionals'), seen: new Map() };
  const turns = createTurns(services.db.engine, WRITTEN);
  for await (const batch of inBatches(rows, BATCH)) {
    const taken = await Promise.all(batch.flatMap(row => takeRow(run, row) ?? []).map(withSafeHtml));
    const known = await findKnown(services, taken);
    const drafts = taken.flatMap(row => toDraft(run, row, known.get(row.externalId)) ?? []);
    await turns.each(drafts, slice => saveProfessionals(services, slice));
    onProgress?.(run.log.read);
  }
  return run.log.report();
}

/** Finds places by the id under which lists know them, or by name. */
async function placeFinder({ db }: Services): Promise<ProfessionalKnowledge['places']> {
  const rows = await db.read.rows(
    tables
      .selectFrom('place')
      .select(['id', 'external_id as externalId', 'name'])
      .where('status', '=', 'published')
      .orderBy('id'),
  );
  const byId = new Map(rows.map(row => [exportId(row), row.id]));
  const byName = Map.groupBy(rows, row => foldText(row.name));
  return text => {
    const id = byId.get(text);
    return id === undefined ? (byName.get(foldText(text)) ?? []).map(row => row.id) : [id];
  };
}

function takeRow({ knowledge, log, seen }: Import, row: ImportRecord | BrokenRow): ProfessionalRowFields | undefined {
  if ('problem' in row) {
    log.refuse({ line: row.line, externalId: '', name: '' }, 'broken_row', row.problem);
    return undefined;
  }
  const given = { line: row.line, externalId: row.fields.external_id ?? '', name: row.fields.name ?? '' };
  const checked = checkProfessionalRow(row, knowledge);
  if ('refusal' in checked) {
    log.refuse(given, checked.refusal.code, checked.refusal.message);
    return undefined;
  }
  const before = seen.get(checked.fields.externalId);
  if (before !== undefined) {
    log.refuse(given, 'repeated', `"${checked.fields.externalId}" stands on line ${before} already`);
    return undefined;
  }
  seen.set(checked.fields.externalId, row.line);
  for (const { code, message } of checked.flags) log.note(given, 'flagged', code, message);
  if (!checked.fields.licenceVerifiedAt) {
    log.note(given, 'flagged', 'unverified', 'not public until licence_verified_at is given');
  }
  return checked.fields;
}

const withSafeHtml = async ({ description, ...fields }: ProfessionalRowFields): Promise<ProfessionalRowFields> => ({
  ...fields,
  description: description === undefined ? undefined : (await safeHtml(description)) || undefined,
});

/** What is to be written of a row; nothing when all of it is stored already. */
function toDraft(
  { log }: Import,
  row: ProfessionalRowFields,
  known: KnownProfessional | undefined,
): ProfessionalDraft | undefined {
  const { terms, workplaces, ...plain } = row;
  const said = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined));
  const merged = mergeTerms(row, known);
  const verified = row.licenceVerifiedAt === undefined ? {} : { status: 'published' as const };
  if (!known) {
    log.count('added');
    return { status: 'draft', ...said, ...verified, name: row.name, terms: merged ?? [], workplaces: workplaces ?? [] };
  }
  const { externalId, ...changes } = said;
  const isSame = Object.entries(changes).every(([name, value]) => isSameValue(value, Reflect.get(known, name)));
  const moved = workplaces && workplaces.join() !== known.workplaces.join() ? { workplaces } : {};
  const isPublished = known.status !== 'draft' || row.licenceVerifiedAt === undefined;
  if (isSame && !merged && !('workplaces' in moved) && isPublished) {
    log.count('unchanged');
    return undefined;
  }
  log.count('updated');
  const status = isPublished ? {} : verified;
  return { ...changes, ...status, ...moved, ...(merged ? { terms: merged } : {}), name: row.name, id: known.id };
}

/** All terms after the row, kinds that it does not mention included; undefined where nothing changes. */
function mergeTerms(row: ProfessionalRowFields, known: KnownProfessional | undefined) {
  const stored = known?.terms ?? [];
  let changed = false;
  const merged = TERM_COLUMN_NAMES.flatMap(column => {
    const kind = TERM_COLUMNS[column];
    const before = stored.filter(term => term.kind === kind);
    const said = row.terms.get(kind);
    if (!said || said.join() === before.map(term => term.term).join()) return before;
    changed = true;
    return said.map(id => before.find(term => term.term === id) ?? { term: id });
  });
  return changed ? merged.map(({ term, ...about }) => ({ term, ...withoutKind(about) })) : undefined;
}

const withoutKind = ({ kind, ...about }: { kind?: string }) => about;

/** Moments are objects of their own. */
const isSameValue = (value: unknown, stored: unknown) =>
  value instanceof Date && stored instanceof Date ? value.getTime() === stored.getTime() : value === stored;

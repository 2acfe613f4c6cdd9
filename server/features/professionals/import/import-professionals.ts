import { vietnamYear } from '../../../platform/clock/vietnam-calendar.ts';
import { defined } from '../../../platform/db/entity-writes.ts';
import type { Services } from '../../../platform/services.ts';
import { foldText } from '../../../platform/text/fold-text.ts';
import { safeHtml } from '../../../platform/text/safe-html.ts';
import type { ImportRecord, TransferKind } from '../../../platform/transfer/import.ts';
import { type CheckedRow, type ImportSteps, importOf } from '../../../platform/transfer/import-rows.ts';
import { exportId, isStored } from '../../../platform/transfer/known-rows.ts';
import type { TermLink } from '../../taxonomy/term-link.ts';
import type { ProfessionalDraft } from '../commands/professional-draft.ts';
import { saveProfessionals } from '../commands/save-professionals.ts';
import { exportProfessionals } from '../export-professionals.ts';
import { tables } from '../tables.ts';
import { findKnown, type KnownProfessional, type KnownTerm } from './known-professionals.ts';
import {
  checkProfessionalRow,
  PROFESSIONAL_COLUMNS,
  type ProfessionalKnowledge,
  type ProfessionalRowFields,
  TERM_COLUMN_NAMES,
  TERM_COLUMNS,
} from './professional-row.ts';
import { termFinder } from './terms.ts';

const UNVERIFIED = { code: 'unverified', message: 'not public until licence_verified_at is given' };

/**
 * Imports and exports lists of professionals, identified by `external_id`. The cells of a row replace what is stored;
 * an empty cell leaves it unchanged. Nobody is published before a row tells when the licence was verified.
 */
export const professionals: TransferKind = {
  name: 'professionals',
  columns: PROFESSIONAL_COLUMNS,
  required: ['external_id', 'name'],
  import: importOf('professionals', { least: 40 }, beginImport),
  export: exportProfessionals,
};

async function beginImport(
  services: Services,
): Promise<ImportSteps<ProfessionalRowFields, KnownProfessional, ProfessionalDraft>> {
  const knowledge: ProfessionalKnowledge = {
    terms: await termFinder(services),
    places: await placeFinder(services),
    thisYear: vietnamYear(services.clock.now()),
  };
  return {
    check: row => checkWithSafeHtml(row, knowledge),
    keyOf: row => row.externalId,
    flagsOf: row => (row.licenceVerifiedAt ? [] : [UNVERIFIED]),
    findKnown: rows => findKnown(services, rows),
    added: draftOf,
    updated: changesOf,
    save: drafts => saveProfessionals(services, drafts),
  };
}

/** Finds places by their external id, or by name. */
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

async function checkWithSafeHtml(
  record: ImportRecord,
  knowledge: ProfessionalKnowledge,
): Promise<CheckedRow<ProfessionalRowFields>> {
  const checked = checkProfessionalRow(record, knowledge);
  if ('refusal' in checked || checked.fields.description === undefined) return checked;
  const description = (await safeHtml(checked.fields.description)) || undefined;
  return { ...checked, fields: { ...checked.fields, description } };
}

const statusOf = ({ licenceVerifiedAt }: ProfessionalRowFields) => (licenceVerifiedAt ? 'published' : 'draft');

function draftOf(row: ProfessionalRowFields): ProfessionalDraft {
  const { terms, workplaces = [], ...said } = row;
  return { ...defined(said), status: statusOf(row), terms: mergeTerms(row, []) ?? [], workplaces };
}

/** A hidden profile stays hidden; one that waits for its licence is published with it. */
function changesOf(row: ProfessionalRowFields, known: KnownProfessional): ProfessionalDraft | undefined {
  const { externalId, terms: _, workplaces, ...fields } = row;
  const said = defined(fields);
  const changes = defined({
    terms: mergeTerms(row, known.terms),
    workplaces: workplaces?.join() === known.workplaces.join() ? undefined : workplaces,
    status: known.status === 'draft' && row.licenceVerifiedAt ? ('published' as const) : undefined,
  });
  if (isStored(said, known) && Object.keys(changes).length === 0) return undefined;
  return { ...said, ...changes, id: known.id };
}

/** All terms after the import, including kinds that the row does not mention; undefined if nothing changes. */
function mergeTerms(row: ProfessionalRowFields, stored: readonly KnownTerm[]): TermLink[] | undefined {
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

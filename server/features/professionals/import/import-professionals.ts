import { vietnamYear } from '../../../platform/clock/vietnam-calendar.ts';
import { defined } from '../../../platform/db/entity-writes.ts';
import type { Services } from '../../../platform/services.ts';
import { foldText } from '../../../platform/text/fold-text.ts';
import type { ImportRecord, TransferKind } from '../../../platform/transfer/import.ts';
import { type CheckedRow, type ImportSteps, importOf } from '../../../platform/transfer/import-rows.ts';
import { exportId, isStored, saidOf } from '../../../platform/transfer/known-rows.ts';
import { listedFields, readFormatted } from '../../records/profile-cells.ts';
import { untakenMedia } from '../../records/record-cells.ts';
import { mergeTerms, saidTerms } from '../../taxonomy/term-cells.ts';
import { termFinder } from '../../taxonomy/term-finder.ts';
import { type ProfessionalDraft, professionalColumns, saveProfessionals } from '../commands/save-professionals.ts';
import { exportedProfessionals, exportProfessionals } from '../export-professionals.ts';
import type { ProfessionalRow } from '../professional.entity.ts';
import { PROFESSIONAL_COLUMNS, professionalRecord } from '../professional.record.ts';
import { hasLicenceRecord } from '../rules/licence.ts';
import { tables } from '../tables.ts';
import { findKnown, type KnownProfessional } from './known-professionals.ts';
import {
  checkProfessionalRow,
  type ProfessionalKnowledge,
  type ProfessionalRowFields,
  TERM_COLUMNS,
} from './professional-row.ts';
import { undoProfessionals } from './undo-professionals.ts';

const FIELDS = listedFields(professionalRecord.fields);

const UNVERIFIED = {
  code: 'unverified',
  message:
    'no checked licence: its number as the law has it, issuer, scope, evidence and day of the check belong together',
};

/**
 * Imports and exports lists of professionals, identified by `external_id`. The cells of a row replace what is stored;
 * an empty cell leaves it unchanged, and so does one that says what was exported. Nobody is published before a row brings
 * the whole record of a checked licence; without it a licence that was checked stays as it is.
 */
export const professionals: TransferKind = {
  name: 'professionals',
  columns: PROFESSIONAL_COLUMNS,
  required: ['external_id', 'name'],
  import: importOf('professionals', { least: 40 }, beginImport),
  undo: undoProfessionals,
  export: exportProfessionals,
};

async function beginImport(
  services: Services,
): Promise<ImportSteps<ProfessionalRowFields, KnownProfessional, ProfessionalDraft>> {
  const knowledge: ProfessionalKnowledge = {
    terms: await termFinder(services),
    places: await placeFinder(services),
    thisYear: vietnamYear(services.clock.now()),
    now: services.clock.now(),
  };
  return {
    check: (row, same) => checkWithHtml(row, same, knowledge),
    keyOf: row => row.externalId,
    flagsOf: row => (row.licenceVerifiedAt ? [] : [UNVERIFIED]),
    exported: rows => exportedProfessionals(services, rows, knowledge.terms),
    findKnown: (rows, foreign) => findKnown(services, rows, knowledge.terms, foreign),
    added: draftOf,
    updated: changesOf,
    save: (drafts, also) => saveProfessionals(services, drafts, { also }),
  };
}

/** Finds places by their external id, or public ones by name. */
async function placeFinder({ db }: Services): Promise<ProfessionalKnowledge['places']> {
  const rows = await db.read.rows(
    tables.selectFrom('place').select(['id', 'externalId', 'name', 'status']).orderBy('id'),
  );
  const byId = new Map(rows.map(row => [exportId(row), row.id]));
  const published = rows.filter(({ status }) => status === 'published');
  const byName = Map.groupBy(published, row => foldText(row.name));
  return text => {
    const id = byId.get(text);
    return id === undefined ? (byName.get(foldText(text)) ?? []).map(row => row.id) : [id];
  };
}

async function checkWithHtml(
  record: ImportRecord,
  same: ReadonlySet<string>,
  knowledge: ProfessionalKnowledge,
): Promise<CheckedRow<ProfessionalRowFields>> {
  const checked = checkProfessionalRow(record, knowledge);
  if ('refusal' in checked) return checked;
  const flags = [...checked.flags, ...untakenMedia(record, same)];
  const plain = { ...checked.fields.plain, ...(await readFormatted(FIELDS, record.fields, flags)) };
  return { ...checked, fields: { ...checked.fields, plain }, flags };
}

function draftOf({
  terms,
  workplaces = [],
  status = 'published',
  plain,
  ...fields
}: ProfessionalRowFields): ProfessionalDraft {
  const isVerified = fields.licenceVerifiedAt !== undefined;
  return {
    ...defined(fields),
    ...professionalColumns.parse(plain),
    status: status === 'published' && !isVerified ? 'draft' : status,
    terms: mergeTerms(terms, []) ?? [],
    workplaces,
  };
}

const UNSAID = {
  licenceNumber: undefined,
  licenceIssuer: undefined,
  licenceScope: undefined,
  licenceEvidence: undefined,
  licenceVerifiedAt: undefined,
};

/** The columns of the record of a licence: with one of them changed, all are read. */
const LICENCE: ReadonlySet<string> = new Set([
  'licence_number',
  'licence_issuer',
  'licence_scope',
  'licence_evidence',
  'licence_verified_at',
]);

/** A hidden profile stays hidden; one that waits for its licence is published with it. */
function changesOf(
  row: ProfessionalRowFields,
  known: KnownProfessional,
  same: ReadonlySet<string>,
): ProfessionalDraft | undefined {
  const { externalId, terms, workplaces, status, plain, ...fields } = row;
  const isLicenceSaid = [...LICENCE].some(column => !same.has(column));
  const isCheckKept = known.licenceVerifiedAt !== null && !row.licenceVerifiedAt;
  const unsaid = isLicenceSaid ? new Set([...same].filter(column => !LICENCE.has(column))) : same;
  const said = saidOf(isCheckKept ? { ...fields, ...UNSAID } : fields, unsaid);
  const saidPlain = saidOf(plain, same);
  const isMoved = workplaces && !same.has('workplaces') && workplaces.join() !== known.workplaces.join();
  const changes = defined({
    terms: mergeTerms(saidTerms(terms, TERM_COLUMNS, same), known.terms),
    workplaces: isMoved ? workplaces : undefined,
    status: statusAfter(same.has('status') ? undefined : status, said.licenceVerifiedAt, known),
  });
  if (isStored({ ...said, ...saidPlain }, known) && Object.keys(changes).length === 0) return undefined;
  const { licenceNumber, licenceIssuer, licenceScope, licenceEvidence, licenceVerifiedAt } = said;
  const check = { licenceNumber, licenceIssuer, licenceScope, licenceEvidence, licenceVerifiedAt };
  const isNewCheck = licenceVerifiedAt !== undefined && !isStored(check, known);
  return {
    ...said,
    ...professionalColumns.parse(saidPlain),
    ...changes,
    ...(isNewCheck && { licenceCheckedBy: null }),
    id: known.id,
  };
}

/**
 * The status that a row brings about; undefined where it stays. Nobody is published without a verified licence; one who
 * waits for it is published with it.
 */
function statusAfter(
  said: ProfessionalRow['status'] | undefined,
  verifiedAt: Date | undefined,
  known: KnownProfessional,
): ProfessionalRow['status'] | undefined {
  const wanted = said ?? (known.status === 'draft' && verifiedAt ? 'published' : undefined);
  const isRefused = wanted === 'published' && !verifiedAt && !hasLicenceRecord(known);
  return isRefused || wanted === known.status ? undefined : wanted;
}

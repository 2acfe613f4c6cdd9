import { hasWords } from '../../platform/contract/visible-text.ts';
import type { Services } from '../../platform/services.ts';
import { foldCase, foldText } from '../../platform/text/fold-text.ts';
import { idTooLong, overmarked, readCells } from '../../platform/transfer/cells.ts';
import type { ImportRecord, Remark, TransferKind } from '../../platform/transfer/import.ts';
import {
  type CheckedRow,
  type ExportedCells,
  type ImportSteps,
  importOf,
} from '../../platform/transfer/import-rows.ts';
import { byListedId, exportId, isStored, listedRow, type Said } from '../../platform/transfer/known-rows.ts';
import { complaintsOf } from '../complaints/complaint.repository.ts';
import {
  cellOf,
  dayIn,
  idsIn,
  MAX_SECTION_CELL,
  namesIn,
  sectionIn,
  specialitiesIn,
  statusIn,
} from '../library/import-cells.ts';
import { idsByName, idsOf, listedIds } from '../library/known-records.ts';
import { MAX_NAME, MAX_SPECIALITIES } from '../library/staff-contract.ts';
import { readYesNo } from '../records/record-cells.ts';
import { termFinder } from '../taxonomy/term-finder.ts';
import { type DiseaseChange, saveDiseases } from './commands/save-diseases.ts';
import { COMMONNESS, type Commonness, DISEASE_SECTIONS } from './contract.ts';
import { type StoredDisease, storedDiseases } from './queries/staff-diseases.ts';
import { COMMONNESS_NAMES, type DiseaseWrite, diseaseDraft, ICD10 } from './staff-contract.ts';
import { undoDiseases } from './undo-diseases.ts';

const COLUMNS = [
  ...(['external_id', 'name', 'official_name', 'icd10', 'speciality', 'synonyms', 'folk_names'] as const),
  ...(['complaints', 'drugs', 'emergency', 'commonness', ...DISEASE_SECTIONS] as const),
  ...(['author_name', 'reviewer_name', 'reviewed_on', 'status'] as const),
] as const;
type Column = (typeof COLUMNS)[number];

/** Characters that are read of each cell. */
const MAX: Readonly<Record<Column, number>> = {
  external_id: 120,
  name: MAX_NAME,
  official_name: MAX_NAME,
  icd10: 12,
  speciality: 1_000,
  synonyms: 4_000,
  folk_names: 4_000,
  complaints: 4_000,
  drugs: 4_000,
  emergency: 10,
  commonness: 20,
  overview: MAX_SECTION_CELL,
  causes: MAX_SECTION_CELL,
  symptoms: MAX_SECTION_CELL,
  diagnosis: MAX_SECTION_CELL,
  treatment: MAX_SECTION_CELL,
  prevention: MAX_SECTION_CELL,
  when_to_see_doctor: MAX_SECTION_CELL,
  author_name: 80,
  reviewer_name: 80,
  reviewed_on: 10,
  status: 20,
};

/**
 * Lists of diseases, known by their external ids. Names, specialities, complaints and drugs stand one behind the other in
 * a cell, each by its name; an official name becomes a synonym; an empty cell leaves what is there. What a list brings is
 * a draft unless the row says otherwise.
 */
export const diseases: TransferKind = {
  name: 'diseases',
  columns: COLUMNS,
  required: ['external_id', 'name'],
  import: importOf('diseases', { least: 5 }, beginImport),
  undo: undoDiseases,
  export: exportDiseases,
};

type CheckedDisease = Said<Omit<DiseaseWrite, 'name'>> & { readonly externalId: string; readonly name: string };

/** Finds what cells name, and names as their cells were written. */
interface Finders {
  readonly speciality: Awaited<ReturnType<typeof termFinder>>;
  readonly complaint: ReadonlyMap<string, number>;
  readonly drug: ReadonlyMap<string, number>;
  readonly complaintNames: ReadonlyMap<number, string>;
  readonly drugNames: ReadonlyMap<number, string>;
}

async function findersOf(target: Services): Promise<Finders> {
  const [speciality, complaints, drugs] = await Promise.all([
    termFinder(target),
    complaintsOf(target.db),
    idsByName(target.db.primary, 'drug'),
  ]);
  return {
    speciality,
    complaint: byName(complaints.all),
    drug: byName(drugs),
    complaintNames: namesById(complaints.all),
    drugNames: namesById(drugs),
  };
}

type Named = { readonly id: number; readonly name: string };

const namesById = (records: readonly Named[]) => new Map(records.map(({ id, name }) => [id, name]));
const byName = (records: readonly Named[]) => new Map(records.toReversed().map(({ id, name }) => [foldCase(name), id]));

async function beginImport(target: Services): Promise<ImportSteps<CheckedDisease, StoredDisease, DiseaseChange>> {
  const finders = await findersOf(target);
  const known = async (rows: ReadonlyArray<{ externalId: string; name: string }>, foreign: ReadonlySet<string>) => {
    const ids = await listedIds(target.db.primary, 'disease', rows);
    return byListedId(await storedDiseases(target, ids), foreign);
  };
  return {
    check: row => checkRow(row, finders, target.clock.now()),
    keyOf: ({ externalId }) => externalId,
    exported: async rows => {
      const stored = await known(rows.map(listedRow), new Set());
      return new Map([...stored].map(([id, disease]) => [id, cellsOf(disease, finders)]));
    },
    findKnown: known,
    added: ({ externalId, ...said }) => ({ externalId, draft: diseaseDraft.parse({ ...FIRST, ...said }) }),
    updated: ({ externalId: _, ...said }, stored) =>
      isStored(said, stored)
        ? undefined
        : { id: stored.id, updatedAt: stored.updated_at, draft: diseaseDraft.parse({ ...stored, ...said }) },
    save: (changes, also) => saveDiseases(target, changes, undefined, also),
  };
}

/** Of a disease that a list brings. */
const FIRST = { author_name: 'Ban biên tập An Tâm', status: 'draft' } as const;

async function checkRow({ fields }: ImportRecord, finders: Finders, now: Date): Promise<CheckedRow<CheckedDisease>> {
  const heaped = overmarked(fields);
  if (heaped) return { refusal: heaped };
  const { cell, tooLong } = readCells(fields, MAX);
  if (tooLong.has('external_id')) return { refusal: idTooLong(MAX.external_id) };
  const refusal = refusalOf(cell('external_id'), cell('name'), tooLong.has('name'));
  if (refusal) return { refusal };
  const [flags, repairs]: [Remark[], Remark[]] = [[], []];
  const name = cell('name');
  const official = cell('official_name');
  const synonyms = namesIn('synonyms', cell('synonyms'), flags);
  if (official !== '' && ![name, ...synonyms].some(each => foldCase(each) === foldCase(official))) {
    synonyms.push(official);
  }
  const specialities = specialitiesIn(cell('speciality'), finders.speciality, flags).slice(0, MAX_SPECIALITIES);
  const folk = namesIn('folk_names', cell('folk_names'), flags);
  const find = (names: ReadonlyMap<string, number>) => (text: string) => names.get(foldCase(text));
  const complaints = idsIn('complaints', cell('complaints'), find(finders.complaint), flags);
  const drugs = idsIn('drugs', cell('drugs'), find(finders.drug), flags);
  const emergency = readYesNo('emergency', cell('emergency'), flags);
  const commonness = commonnessIn(cell('commonness'), flags);
  const reviewed_on = dayIn('reviewed_on', cell('reviewed_on'), now, flags);
  const status = statusIn(cell('status'), flags);
  const sections = await sectionsIn(fields, flags);
  const icd10 = codeIn(cell('icd10'), repairs, flags);
  const isEmpty = status === 'published' && sections.overview === undefined;
  if (isEmpty) flags.push({ code: 'no_text', message: 'a row without overview was not published' });
  return {
    fields: {
      externalId: cell('external_id'),
      name,
      ...(icd10 !== '' && { icd10 }),
      ...(synonyms.length > 0 && { synonyms }),
      ...(folk.length > 0 && { folk }),
      ...(specialities.length > 0 && { specialities }),
      ...(complaints.length > 0 && { complaints }),
      ...(drugs.length > 0 && { drugs }),
      ...(emergency !== null && { emergency }),
      ...(commonness !== undefined && { commonness }),
      ...sections,
      ...(cell('author_name').length > 1 && hasWords(cell('author_name')) && { author_name: cell('author_name') }),
      ...(cell('reviewer_name') !== '' && { reviewer_name: cell('reviewer_name') }),
      ...(reviewed_on !== undefined && { reviewed_on }),
      ...(status !== undefined && !isEmpty && { status }),
    },
    repairs,
    flags,
  };
}

function refusalOf(externalId: string, name: string, isTooLong: boolean): Remark | undefined {
  if (externalId === '') return { code: 'no_id', message: 'no external_id' };
  if (isTooLong) return { code: 'too_long', message: `name longer than ${MAX.name} characters` };
  if (/\p{L}/u.test(name) && name.length > 1) return undefined;
  return { code: 'no_name', message: name === '' ? 'no name' : `"${name}" is no name` };
}

/** A code of the classification; what else stands in the cell is left out and said. */
function codeIn(cell: string, repairs: Remark[], flags: Remark[]): string {
  const code = cell.toUpperCase().replaceAll(' ', '');
  if (code === '') return '';
  if (!ICD10.test(code)) {
    flags.push({ code: 'icd10_unreadable', message: `"${cell}" is no code of ICD-10 and was left out` });
    return '';
  }
  if (code !== cell) repairs.push({ code: 'icd10', message: `"${cell}" was read as ${code}` });
  return code;
}

/** How common the disease is, as exports or as forms name it; undefined where the cell is empty or says something else. */
function commonnessIn(cell: string, flags: Remark[]): Commonness | undefined {
  const said = foldText(cell);
  const found = COMMONNESS.find(each => foldText(each) === said || foldText(COMMONNESS_NAMES[each]) === said);
  if (found === undefined && cell !== '') {
    flags.push({ code: 'commonness_unknown', message: `"${cell}" is none of ${COMMONNESS.join(', ')}` });
  }
  return found;
}

async function sectionsIn(fields: ImportRecord['fields'], flags: Remark[]) {
  const sections: Partial<Record<(typeof DISEASE_SECTIONS)[number], string>> = {};
  for (const name of DISEASE_SECTIONS) {
    const html = await sectionIn(name, fields[name] ?? '', flags);
    if (html !== '') sections[name] = html;
  }
  return sections;
}

function cellsOf(disease: StoredDisease, finders: Finders): ExportedCells {
  const { specialities, complaints, drugs } = disease;
  return {
    external_id: exportId(disease),
    name: disease.name,
    official_name: '',
    icd10: disease.icd10,
    speciality: cellOf(specialities.map(id => finders.speciality.nameOf(id))),
    synonyms: cellOf(disease.synonyms),
    folk_names: cellOf(disease.folk),
    complaints: cellOf(complaints.map(id => finders.complaintNames.get(id) ?? '')),
    drugs: cellOf(drugs.map(id => finders.drugNames.get(id) ?? '')),
    emergency: disease.emergency ? 'yes' : 'no',
    commonness: disease.commonness ?? '',
    ...Object.fromEntries(DISEASE_SECTIONS.map(name => [name, disease[name].replace(/\s*[\r\n]\s*/g, ' ')])),
    author_name: disease.author_name,
    reviewer_name: disease.reviewer_name,
    reviewed_on: disease.reviewed_on ?? '',
    status: disease.status,
  };
}

async function* exportDiseases(source: Services): AsyncGenerator<readonly string[]> {
  const finders = await findersOf(source);
  for await (const ids of idsOf(source.db.primary, 'disease')) {
    for (const disease of await storedDiseases(source, ids)) {
      const cells = cellsOf(disease, finders);
      yield COLUMNS.map(column => cells[column] ?? '');
    }
  }
}

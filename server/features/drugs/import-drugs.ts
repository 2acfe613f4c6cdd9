import { hasWords } from '../../platform/contract/visible-text.ts';
import type { Services } from '../../platform/services.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import { idTooLong, overmarked, readCells } from '../../platform/transfer/cells.ts';
import type { ImportRecord, Remark, TransferKind } from '../../platform/transfer/import.ts';
import {
  type CheckedRow,
  type ExportedCells,
  type ImportSteps,
  importOf,
} from '../../platform/transfer/import-rows.ts';
import { byListedId, exportId, isStored, listedRow, type Said } from '../../platform/transfer/known-rows.ts';
import {
  cellOf,
  dayIn,
  MAX_SECTION_CELL,
  namesIn,
  sectionIn,
  specialitiesIn,
  statusIn,
} from '../library/import-cells.ts';
import { idsOf, listedIds } from '../library/known-records.ts';
import { MAX_NAME, MAX_SPECIALITIES } from '../library/staff-contract.ts';
import { type TermFinder, termFinder } from '../taxonomy/term-finder.ts';
import { type DrugChange, saveDrugs } from './commands/save-drugs.ts';
import { DRUG_SECTIONS, DRUG_TYPE_NAMES, DRUG_TYPES, type DrugType } from './contract.ts';
import { type StoredDrug, storedDrugs } from './queries/staff-drugs.ts';
import { ATC, type DrugWrite, drugDraft } from './staff-contract.ts';
import { undoDrugs } from './undo-drugs.ts';

const COLUMNS = [
  ...(['external_id', 'name', 'other_names', 'brand_names', 'type', 'atc', 'group', 'form', 'speciality'] as const),
  ...DRUG_SECTIONS,
  ...(['author_name', 'reviewer_name', 'reviewed_on', 'status'] as const),
] as const;
type Column = (typeof COLUMNS)[number];

/** Characters that are read of each cell. */
const MAX: Readonly<Record<Column, number>> = {
  external_id: 120,
  name: MAX_NAME,
  other_names: 4_000,
  brand_names: 4_000,
  type: 20,
  atc: 10,
  group: 120,
  form: 200,
  speciality: 1_000,
  overview: MAX_SECTION_CELL,
  uses: MAX_SECTION_CELL,
  dose: MAX_SECTION_CELL,
  contraindications: MAX_SECTION_CELL,
  warnings: MAX_SECTION_CELL,
  interactions: MAX_SECTION_CELL,
  pregnancy: MAX_SECTION_CELL,
  side_effects: MAX_SECTION_CELL,
  overdose: MAX_SECTION_CELL,
  storage: MAX_SECTION_CELL,
  author_name: 80,
  reviewer_name: 80,
  reviewed_on: 10,
  status: 20,
};

/**
 * Lists of drugs, known by their external ids. Names and specialities stand one behind the other in a cell; the type is
 * `prescription` or `over_the_counter`, or the same in Vietnamese; an empty cell leaves what is there. What a list brings
 * is a draft unless the row says otherwise.
 */
export const drugs: TransferKind = {
  name: 'drugs',
  columns: COLUMNS,
  required: ['external_id', 'name'],
  import: importOf('drugs', { least: 5 }, beginImport),
  undo: undoDrugs,
  export: exportDrugs,
};

type CheckedDrug = Said<Omit<DrugWrite, 'name'>> & { readonly externalId: string; readonly name: string };

async function beginImport(target: Services): Promise<ImportSteps<CheckedDrug, StoredDrug, DrugChange>> {
  const finder = await termFinder(target);
  const known = async (rows: ReadonlyArray<{ externalId: string; name: string }>, foreign: ReadonlySet<string>) => {
    const ids = await listedIds(target.db.primary, 'drug', rows);
    return byListedId(await storedDrugs(target, ids), foreign);
  };
  return {
    check: row => checkRow(row, finder, target.clock.now()),
    keyOf: ({ externalId }) => externalId,
    exported: async rows => {
      const stored = await known(rows.map(listedRow), new Set());
      return new Map([...stored].map(([id, drug]) => [id, cellsOf(drug, finder)]));
    },
    findKnown: known,
    added: ({ externalId, ...said }) => ({ externalId, draft: drugDraft.parse({ ...FIRST, ...said }) }),
    updated: ({ externalId: _, ...said }, stored) =>
      isStored(said, stored)
        ? undefined
        : { id: stored.id, updatedAt: stored.updated_at, draft: drugDraft.parse({ ...stored, ...said }) },
    save: (changes, also) => saveDrugs(target, changes, undefined, also),
  };
}

/** Of a drug that a list brings: nobody gets one without prescription because a row does not say. */
const FIRST = { author_name: 'Ban biên tập An Tâm', status: 'draft', type: 'prescription' } as const;

async function checkRow({ fields }: ImportRecord, finder: TermFinder, now: Date): Promise<CheckedRow<CheckedDrug>> {
  const heaped = overmarked(fields);
  if (heaped) return { refusal: heaped };
  const { cell, tooLong } = readCells(fields, MAX);
  if (tooLong.has('external_id')) return { refusal: idTooLong(MAX.external_id) };
  const refusal = refusalOf(cell('external_id'), cell('name'), tooLong.has('name'));
  if (refusal) return { refusal };
  const [flags, repairs]: [Remark[], Remark[]] = [[], []];
  const names = namesIn('other_names', cell('other_names'), flags);
  const brands = namesIn('brand_names', cell('brand_names'), flags);
  const specialities = specialitiesIn(cell('speciality'), finder, flags).slice(0, MAX_SPECIALITIES);
  const type = typeIn(cell('type'), flags);
  const atc = codeIn(cell('atc'), repairs, flags);
  const reviewed_on = dayIn('reviewed_on', cell('reviewed_on'), now, flags);
  const status = statusIn(cell('status'), flags);
  const sections = await sectionsIn(fields, flags);
  const isEmpty = status === 'published' && sections.overview === undefined;
  if (isEmpty) flags.push({ code: 'no_text', message: 'a row without overview was not published' });
  return {
    fields: {
      externalId: cell('external_id'),
      name: cell('name'),
      ...(names.length > 0 && { names }),
      ...(brands.length > 0 && { brands }),
      ...(type !== undefined && { type }),
      ...(atc !== '' && { atc }),
      ...(cell('group') !== '' && { group: cell('group') }),
      ...(cell('form') !== '' && { form: cell('form') }),
      ...(specialities.length > 0 && { specialities }),
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

function typeIn(cell: string, flags: Remark[]): DrugType | undefined {
  const said = foldText(cell).replace(/^thuoc /, '');
  const type = DRUG_TYPES.find(each => foldText(each) === said || foldText(DRUG_TYPE_NAMES[each]) === said);
  if (type === undefined && cell !== '') {
    flags.push({ code: 'type_unknown', message: `"${cell}" is none of ${DRUG_TYPES.join(', ')}` });
  }
  return type;
}

/** A code of the classification; what else stands in the cell is left out and said. */
function codeIn(cell: string, repairs: Remark[], flags: Remark[]): string {
  const code = cell.toUpperCase().replaceAll(' ', '');
  if (code === '') return '';
  if (!ATC.test(code)) {
    flags.push({ code: 'atc_unreadable', message: `"${cell}" is no ATC code and was left out` });
    return '';
  }
  if (code !== cell) repairs.push({ code: 'atc', message: `"${cell}" was read as ${code}` });
  return code;
}

async function sectionsIn(fields: ImportRecord['fields'], flags: Remark[]) {
  const sections: Partial<Record<(typeof DRUG_SECTIONS)[number], string>> = {};
  for (const name of DRUG_SECTIONS) {
    const html = await sectionIn(name, fields[name] ?? '', flags);
    if (html !== '') sections[name] = html;
  }
  return sections;
}

const cellsOf = (drug: StoredDrug, finder: TermFinder): ExportedCells => ({
  external_id: exportId(drug),
  name: drug.name,
  other_names: cellOf(drug.names),
  type: drug.type,
  brand_names: cellOf(drug.brands),
  atc: drug.atc,
  group: drug.group,
  form: drug.form,
  speciality: cellOf(drug.specialities.map(id => finder.nameOf(id))),
  ...Object.fromEntries(DRUG_SECTIONS.map(name => [name, drug[name].replace(/\s*[\r\n]\s*/g, ' ')])),
  author_name: drug.author_name,
  reviewer_name: drug.reviewer_name,
  reviewed_on: drug.reviewed_on ?? '',
  status: drug.status,
});

async function* exportDrugs(source: Services): AsyncGenerator<readonly string[]> {
  const finder = await termFinder(source);
  for await (const ids of idsOf(source.db.primary, 'drug')) {
    for (const drug of await storedDrugs(source, ids)) {
      const cells = cellsOf(drug, finder);
      yield COLUMNS.map(column => cells[column] ?? '');
    }
  }
}

import type { Services } from '../../platform/services.ts';
import { slugOf } from '../../platform/text/fold-text.ts';
import { readCellList, writeCellList } from '../../platform/transfer/cell-lists.ts';
import { overmarked, readCells } from '../../platform/transfer/cells.ts';
import type { ImportRecord, Remark, TransferKind } from '../../platform/transfer/import.ts';
import type { RowIdentity } from '../../platform/transfer/import-log.ts';
import { type CheckedRow, type ImportSteps, importOf } from '../../platform/transfer/import-rows.ts';
import { isStored } from '../../platform/transfer/known-rows.ts';
import { bySection, COMPLAINT_SECTIONS, type ComplaintSection } from '../complaints/contract.ts';
import type { WrittenTexts } from '../complaints/rules/written-texts.ts';
import type { RecordWrite } from '../records/commands/record-write.ts';
import { saveRecords } from '../records/commands/save-records.ts';
import { readDay, readSection } from '../records/field-cells.ts';
import { readYesNo, writeHtml } from '../records/record-cells.ts';
import { recordUndo } from '../records/record-transfer.ts';
import { MAX_SECTION } from '../records/staff-fields-contract.ts';
import { type TermFinder, termFinder } from '../taxonomy/term-finder.ts';
import { complaintKind } from './complaint.kind.ts';
import {
  type ComplaintDraft,
  type complaintRecord,
  MAX_LENGTHS,
  MAX_NAMES,
  MAX_SERVICES,
  MAX_SPECIALITIES,
} from './complaint.record.ts';
import {
  type StoredComplaint,
  storedComplaints,
  textsOfComplaints,
  type WholeComplaint,
  withTexts,
} from './queries/stored-complaints.ts';
import { allNames, distinctNames, nameKey, takenNames } from './rules/names.ts';

const COLUMNS = [
  'slug',
  'name',
  'people',
  'medical',
  'specialities',
  'services',
  'emergency',
  'source',
  ...COMPLAINT_SECTIONS,
  'reviewed_on',
] as const;
/** Characters that are read of each cell but those of the texts; what is longer is refused. */
const MAX = {
  slug: 110,
  name: MAX_LENGTHS.name,
  people: 5_000,
  medical: 5_000,
  specialities: 1_000,
  services: 2_000,
  emergency: 10,
  source: MAX_LENGTHS.source,
  reviewed_on: 10,
} as const;

/**
 * Lists of complaints: known by their slug, which is made from the name where the list has none. Other names,
 * specialities and services stand one behind the other in a cell (`đau bao tử; xót ruột`), terms by their names; the texts
 * of its page are simple HTML; an empty cell leaves what is there.
 */
export const complaints: TransferKind = {
  name: 'complaints',
  columns: COLUMNS,
  required: ['name'],
  import: importOf('complaints', { least: 20 }, beginImport),
  undo: recordUndo(complaintKind),
  export: exportComplaints,
};

type ComplaintWrite = RecordWrite<typeof complaintRecord.fields>;
type CheckedComplaint = Partial<ComplaintDraft> & Pick<ComplaintDraft, 'name'> & { readonly slug: string };
type TakenRow = Exclude<CheckedRow<CheckedComplaint>, { readonly refusal: Remark }>;

async function beginImport(target: Services): Promise<ImportSteps<CheckedComplaint, WholeComplaint, ComplaintWrite>> {
  const [finder, stored] = await Promise.all([termFinder(target), storedComplaints(target.db.primary)]);
  const known = bySlug(stored);
  const owners = new Map(stored.flatMap(each => allNames(each).map(name => [nameKey(name), each.slug] as const)));
  const isNew = (slug: string) => !known.has(slug);
  return {
    identify,
    check: row => {
      const checked = checkRow(row, finder, isNew, target.clock.now());
      if ('refusal' in checked) return checked;
      const { slug, name, people = [], medical = [] } = checked.fields;
      const names = { name, people, medical };
      for (const taken of takenNames(names, owners, slug)) {
        return { refusal: { code: 'name_taken', message: `"${taken.name}" is a name of "${taken.owner}"` } };
      }
      for (const each of allNames(names)) owners.set(nameKey(each), slug);
      return withSections(checked, row);
    },
    keyOf: ({ slug }) => slug,
    findKnown: async rows => {
      const all = bySlug(await storedComplaints(target.db.primary));
      const wanted = rows.flatMap(({ slug }) => all.get(slug) ?? []);
      const texts = await textsOfComplaints(
        target.db.primary,
        wanted.map(({ id }) => id),
      );
      return bySlug([...withTexts(wanted, texts).values()]);
    },
    added: ({ slug, ...said }) => ({ slug, draft: { ...EMPTY, ...said } }),
    updated: ({ slug: _, ...said }, stored) =>
      isStored(said, onOneLine(stored))
        ? undefined
        : { id: stored.id, updatedAt: stored.updated_at, draft: { ...draftOf(stored), ...said } },
    save: (writes, also) => saveRecords(target, complaintKind, writes, { also }),
  };
}

const bySlug = <Stored extends StoredComplaint>(stored: readonly Stored[]) =>
  new Map(stored.map(each => [each.slug, each]));

const EMPTY = {
  people: [],
  medical: [],
  specialities: [],
  services: [],
  emergency: false,
  source: '',
  ...bySection(() => ''),
  reviewed_on: null,
};

const draftOf = ({ id: _, slug: __, absolute_url: ___, updated_at: ____, ...draft }: WholeComplaint) => draft;

/** The texts of a page as cells. */
const sectionCells = (texts: WrittenTexts) => bySection(name => writeHtml(texts[name]));

/** As an export writes it, so that lines that it joined are no change. */
const onOneLine = (complaint: WholeComplaint): WholeComplaint => ({ ...complaint, ...sectionCells(complaint) });

/** A row that is taken with those texts of the page that it has. */
async function withSections(
  { fields, flags }: TakenRow,
  { fields: cells }: ImportRecord,
): Promise<CheckedRow<CheckedComplaint>> {
  const told = [...flags];
  const sections: Partial<Record<ComplaintSection, string>> = {};
  for (const name of COMPLAINT_SECTIONS) {
    const html = await readSection({ max: MAX_SECTION }, { column: name, written: cells[name] ?? '' }, { flags: told });
    if (html !== undefined) sections[name] = html;
  }
  return { fields: { ...fields, ...sections }, flags: told };
}

const slugIn = (cell: (column: 'slug' | 'name') => string) => slugOf(cell('slug') || cell('name'));

/** By its slug, given or made; a row that is refused for its marks has none. */
function identify({ line, fields }: ImportRecord): RowIdentity {
  if (overmarked(fields)) return { line, externalId: '', name: '' };
  const { cell } = readCells(fields, MAX);
  return { line, externalId: slugIn(cell), name: cell('name') || (fields.name ?? '') };
}

function checkRow(
  { fields }: ImportRecord,
  finder: TermFinder,
  isNew: (slug: string) => boolean,
  now: Date,
): CheckedRow<CheckedComplaint> {
  const heaped = overmarked(fields);
  if (heaped) return { refusal: heaped };
  const { cell, tooLong } = readCells(fields, MAX);
  for (const column of tooLong) {
    return { refusal: { code: 'too_long', message: `${column} longer than ${MAX[column]} characters` } };
  }
  const flags: Remark[] = [];
  const names = distinctNames({
    name: cell('name'),
    people: textsIn(cell('people')),
    medical: textsIn(cell('medical')),
  });
  const terms = (column: 'specialities' | 'services', kind: 'speciality' | 'service') => [
    ...new Set(textsIn(cell(column)).flatMap(text => termIn(column, text, finder.find(kind, text), flags))),
  ];
  const [specialities, services] = [terms('specialities', 'speciality'), terms('services', 'service')];
  const slug = slugIn(cell);
  const refusal = refusalOf({ ...names, specialities, services }, isNew(slug));
  if (refusal) return { refusal };
  const emergency = readYesNo('emergency', cell('emergency'), flags);
  const reviewed_on = readDay({ column: 'reviewed_on', text: cell('reviewed_on') }, { now, flags });
  return {
    fields: {
      slug,
      name: names.name,
      ...(names.people.length > 0 && { people: names.people }),
      ...(names.medical.length > 0 && { medical: names.medical }),
      ...(specialities.length > 0 && { specialities }),
      ...(services.length > 0 && { services }),
      ...(emergency !== null && { emergency }),
      ...(cell('source') !== '' && { source: cell('source') }),
      ...(reviewed_on !== undefined && { reviewed_on }),
    },
    flags,
  };
}

function termIn(column: string, text: string, id: number | undefined, flags: Remark[]): number[] {
  if (id !== undefined) return [id];
  flags.push({ code: `${column}_unknown`, message: `${column}: "${text}" is not known` });
  return [];
}

type Checked = Pick<ComplaintDraft, 'name' | 'people' | 'medical' | 'specialities' | 'services'>;

function refusalOf(checked: Checked, isNew: boolean): Remark | undefined {
  const { name, people, medical, specialities, services } = checked;
  if (!/\p{L}/u.test(name)) {
    return { code: 'no_name', message: name === '' ? 'no name' : `"${name}" has no letters` };
  }
  if (allNames(checked).some(each => each.length > MAX_LENGTHS.name)) {
    return { code: 'too_long', message: `another name longer than ${MAX_LENGTHS.name} characters` };
  }
  if (Math.max(people.length, medical.length) > MAX_NAMES) {
    return { code: 'too_many_names', message: `more than ${MAX_NAMES} other names` };
  }
  if (specialities.length > MAX_SPECIALITIES || services.length > MAX_SERVICES) {
    return {
      code: 'too_many_terms',
      message: `more than ${MAX_SPECIALITIES} specialities or ${MAX_SERVICES} services`,
    };
  }
  const isAimless = isNew && specialities.length === 0;
  return isAimless ? { code: 'no_speciality', message: 'no speciality that is known' } : undefined;
}

const textsIn = (cell: string) => readCellList(cell).map(([text = '']) => text);
const cellOf = (texts: readonly string[]) => writeCellList(texts.map(text => [text]));

async function* exportComplaints(source: Services): AsyncGenerator<readonly string[]> {
  const [finder, stored] = await Promise.all([termFinder(source), storedComplaints(source.db.read)]);
  const nameOf = (id: number) => finder.nameOf(id);
  const texts = await textsOfComplaints(
    source.db.read,
    stored.map(({ id }) => id),
  );
  for (const each of withTexts(stored, texts).values()) {
    const sections = sectionCells(each);
    yield [
      each.slug,
      each.name,
      cellOf(each.people),
      cellOf(each.medical),
      cellOf(each.specialities.map(nameOf)),
      cellOf(each.services.map(nameOf)),
      each.emergency ? 'yes' : 'no',
      each.source,
      ...COMPLAINT_SECTIONS.map(name => sections[name]),
      each.reviewed_on ?? '',
    ];
  }
}

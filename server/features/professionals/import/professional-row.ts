import { parsePhones } from '../../../platform/phone/vietnam-phone.ts';
import { foldText } from '../../../platform/text/fold-text.ts';
import { cellTooLong, idTooLong, overmarked, readCells } from '../../../platform/transfer/cells.ts';
import type { ImportRecord, Remark } from '../../../platform/transfer/import.ts';
import type { CheckedRow } from '../../../platform/transfer/import-rows.ts';
import { plainColumns, plainLimits, readPlain, termKinds } from '../../records/profile-cells.ts';
import { readStatus } from '../../records/record-cells.ts';
import type { Values } from '../../records/record-row.ts';
import type { TermKind } from '../../taxonomy/term.entity.ts';
import { readTermCells, type SaidTerms } from '../../taxonomy/term-cells.ts';
import type { TermFinder } from '../../taxonomy/term-finder.ts';
import type { ProfessionalRow } from '../professional.entity.ts';
import { PROFESSIONAL_COLUMNS, professionalRecord } from '../professional.record.ts';
import { hasLicenceRecord, licenceNumber } from '../rules/licence.ts';

const { fields: FIELDS } = professionalRecord;
/** Characters of an id that are read. */
const MAX_ID = 120;

/** Columns whose cells are read by the kind of their field, in the order of lists. */
const PLAIN = plainColumns(FIELDS, PROFESSIONAL_COLUMNS, [
  'name',
  'licence_issuer',
  'licence_scope',
  'licence_evidence',
]);
/** Columns whose cells hold terms, several joined by semicolons. */
export const TERM_COLUMNS = termKinds(PLAIN);

/**
 * How many characters of each cell but those of HTML are read; cells that are stored as written have the length of
 * their column.
 */
const LIMITS: Readonly<Record<string, number>> = {
  external_id: MAX_ID,
  name: 300,
  gender: 40,
  occupation: 200,
  title: 200,
  ...plainLimits(PLAIN),
  workplaces: 10_000,
  practising_since: 40,
  licence_number: FIELDS.licence_number.max,
  licence_issuer: FIELDS.licence_issuer.max,
  licence_scope: FIELDS.licence_scope.max,
  licence_evidence: FIELDS.licence_evidence.max,
  licence_verified_at: 40,
  phone: 300,
  email: 254,
  status: 40,
  pictures: 20_000,
  videos: 20_000,
};

/** A parsed row: undefined for an empty cell. */
export interface ProfessionalRowFields {
  readonly externalId: string;
  readonly name: string;
  readonly gender: 'female' | 'male' | undefined;
  readonly occupation: number | undefined;
  readonly title: number | undefined;
  /** By kind, in the order of the cell; only kinds whose cell says something. */
  readonly terms: SaidTerms;
  readonly workplaces: readonly number[] | undefined;
  readonly practisingSince: number | undefined;
  readonly licenceNumber: string | undefined;
  readonly licenceIssuer: string | undefined;
  readonly licenceScope: string | undefined;
  readonly licenceEvidence: string | undefined;
  /** Only where the row brings the whole record of the check. */
  readonly licenceVerifiedAt: Date | undefined;
  readonly phone: string | undefined;
  readonly email: string | undefined;
  readonly status: ProfessionalRow['status'] | undefined;
  /** Fields that no step reads but by their kind, by property. */
  readonly plain: Values;
}

/** The data that rows are checked against. */
export interface ProfessionalKnowledge {
  readonly terms: TermFinder;
  /** Ids of the places that a cell may mean, by external id or name. */
  places(text: string): readonly number[];
  /** Last year that can be a first year of practice. */
  readonly thisYear: number;
  readonly now: Date;
}

const FIRST_YEAR = 1930;
const MAX_NAME = FIELDS.name.max;
const NAME_TOO_LONG: Remark = { code: 'name_too_long', message: `name longer than ${MAX_NAME} characters` };
const HONORIFIC = /^(?:(?:pgs|gs|ths|ts|bsckii|bscki|bsnt|bs|ckii|cki|ds|ys|cnđd|đd)(?:[.,]\s*|\s+))+(?=\p{L})/iu;
const GENDERS: Readonly<Record<string, 'female' | 'male'>> = {
  nu: 'female',
  female: 'female',
  nam: 'male',
  male: 'male',
};

/** Reads one row of a list of professionals: refuses it with a reason, or accepts it with remarks. */
export function checkProfessionalRow(
  { fields }: ImportRecord,
  knowledge: ProfessionalKnowledge,
): CheckedRow<ProfessionalRowFields> {
  const heaped = overmarked(fields);
  if (heaped) return { refusal: heaped };
  const { cell, tooLong } = readCells(fields, LIMITS);
  const flags: Remark[] = [...tooLong].map(column => cellTooLong(column, LIMITS[column] ?? 0));
  const unknown = (column: string, text: string) =>
    void flags.push({ code: `${column}_unknown`, message: `${column}: "${text}" is not known` });
  if (tooLong.has('external_id')) return { refusal: idTooLong(MAX_ID) };
  if (tooLong.has('name')) return { refusal: NAME_TOO_LONG };
  const name = cell('name').replace(HONORIFIC, '');
  const refusal = refusalOf(name, cell('external_id'));
  if (refusal) return { refusal };
  const one = (column: string, kind: TermKind) => {
    const id = cell(column) === '' ? undefined : knowledge.terms.find(kind, cell(column));
    if (id === undefined && cell(column) !== '') unknown(column, cell(column));
    return id;
  };
  const gender = GENDERS[foldText(cell('gender'))];
  if (cell('gender') !== '' && !gender) unknown('gender', cell('gender'));
  return {
    fields: {
      externalId: cell('external_id'),
      name,
      gender: gender,
      occupation: one('occupation', 'occupation'),
      title: titleOf(cell('title'), knowledge, unknown),
      terms: readTermCells(cell, TERM_COLUMNS, knowledge.terms, flags),
      workplaces: workplacesOf(cell('workplaces'), knowledge, unknown),
      practisingSince: yearOf(cell('practising_since'), knowledge.thisYear, unknown),
      ...licenceOf(cell, dateOf(cell('licence_verified_at'), knowledge.now, unknown)),
      phone: phoneOf(cell('phone'), unknown),
      email: emailOf(cell('email'), unknown),
      status: readStatus(cell('status'), flags) ?? undefined,
      plain: readPlain(PLAIN, cell, flags),
    },
    flags,
  };
}

/** A check counts with a number in the form of the law, issuer, scope and evidence in the same row. */
function licenceOf(cell: (column: string) => string, verifiedAt: Date | undefined) {
  const text = (column: string) => cell(column) || undefined;
  const number = licenceNumber(cell('licence_number'));
  const licence = {
    licenceNumber: number ?? text('licence_number'),
    licenceIssuer: text('licence_issuer'),
    licenceScope: text('licence_scope'),
    licenceEvidence: text('licence_evidence'),
  };
  const isWhole = number !== undefined && hasLicenceRecord({ ...licence, licenceVerifiedAt: verifiedAt });
  return { ...licence, licenceVerifiedAt: isWhole ? verifiedAt : undefined };
}

type Unknown = (column: string, text: string) => void;

function refusalOf(name: string, externalId: string): Remark | undefined {
  if (externalId === '') return { code: 'no_id', message: 'no external_id: the row could not be recognised next time' };
  if (name.length > MAX_NAME) return NAME_TOO_LONG;
  if (!/\p{L}.*\s.*\p{L}/u.test(name)) return { code: 'no_name', message: `"${name}" is no full name` };
  if (/\d/.test(name)) return { code: 'no_name', message: `"${name}" has digits` };
  return undefined;
}

/**
 * "PGS.TS" is a title and a degree: the title is read, and the rest is reported, as degrees have a column of their own.
 */
function titleOf(text: string, { terms }: ProfessionalKnowledge, unknown: Unknown): number | undefined {
  if (text === '') return undefined;
  const whole = terms.find('title', text);
  if (whole !== undefined) return whole;
  const parts = text.split(/[.,]/u).map(part => part.trim());
  for (const part of parts) if (terms.find('title', part) === undefined) unknown('title', part);
  return parts.map(part => terms.find('title', part)).find(id => id !== undefined);
}

const partsOf = (text: string) => [...new Set(text.split(';').map(part => part.trim()))].filter(part => part !== '');

function workplacesOf(text: string, { places }: ProfessionalKnowledge, unknown: Unknown): number[] | undefined {
  if (text === '') return undefined;
  const found = partsOf(text).flatMap(part => {
    const ids = places(part);
    if (ids.length !== 1) unknown('workplaces', part);
    return ids.length === 1 ? ids : [];
  });
  return [...new Set(found)];
}

function yearOf(text: string, thisYear: number, unknown: Unknown): number | undefined {
  if (text === '') return undefined;
  const year = Number(text);
  if (/^\d{4}$/.test(text) && year >= FIRST_YEAR && year <= thisYear) return year;
  unknown('practising_since', text);
  return undefined;
}

function dateOf(text: string, now: Date, unknown: Unknown): Date | undefined {
  if (text === '') return undefined;
  const milliseconds = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
  const date = new Date(milliseconds);
  if (date.getUTCFullYear() >= FIRST_YEAR && date <= now) return date;
  unknown('licence_verified_at', text);
  return undefined;
}

function phoneOf(text: string, unknown: Unknown): string | undefined {
  const { phones, rejected } = parsePhones(text);
  for (const part of rejected) unknown('phone', part);
  return phones[0]?.e164;
}

function emailOf(text: string, unknown: Unknown): string | undefined {
  if (text === '') return undefined;
  if (/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text) && text.length <= 254) return text.toLowerCase();
  unknown('email', text);
  return undefined;
}

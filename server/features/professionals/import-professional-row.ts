import { parsePhones } from '../../platform/phone/vietnam-phone.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import { tidyText } from '../../platform/text/tidy-text.ts';
import type { ImportRecord } from '../../platform/transfer/import.ts';
import type { TermKind } from '../taxonomy/term.entity.ts';
import type { TermFinder } from './import-terms.ts';

/** Columns whose cells hold terms, several joined by semicolons. */
export const TERM_COLUMNS = {
  specialities: 'speciality',
  services: 'service',
  degrees: 'degree',
  qualifications: 'qualification',
  languages: 'language',
} as const satisfies Record<string, TermKind>;
type TermColumn = keyof typeof TERM_COLUMNS;
export const TERM_COLUMN_NAMES = Object.keys(TERM_COLUMNS).filter((name): name is TermColumn => name in TERM_COLUMNS);

export const PROFESSIONAL_COLUMNS = [
  ...['external_id', 'name', 'gender', 'occupation', 'title', 'position', ...TERM_COLUMN_NAMES, 'workplaces'],
  ...['practising_since', 'licence_number', 'licence_verified_at', 'phone', 'email', 'description'],
];

export interface Remark {
  readonly code: string;
  readonly message: string;
}

/** A row understood: undefined where it says nothing. */
export interface ProfessionalRowFields {
  readonly externalId: string;
  readonly name: string;
  readonly gender: 'female' | 'male' | undefined;
  readonly occupation: number | undefined;
  readonly title: number | undefined;
  readonly position: string | undefined;
  /** Ids by kind, in the order of the cell; only kinds whose cell says something. */
  readonly terms: ReadonlyMap<TermKind, readonly number[]>;
  readonly workplaces: readonly number[] | undefined;
  readonly practisingSince: number | undefined;
  readonly licenceNumber: string | undefined;
  readonly licenceVerifiedAt: Date | undefined;
  readonly phone: string | undefined;
  readonly email: string | undefined;
  readonly description: string | undefined;
}

export type CheckedRow =
  | { readonly fields: ProfessionalRowFields; readonly flags: readonly Remark[] }
  | { readonly refusal: Remark };

/** What rows are read against. */
export interface ProfessionalKnowledge {
  readonly terms: TermFinder;
  /** Ids of the places that a cell may mean, by external id or name. */
  places(text: string): readonly number[];
  /** Last year that can be a first year of practice. */
  readonly thisYear: number;
}

const MAX_NAME = 80;
const HONORIFIC = /^(?:(?:pgs|gs|ths|ts|bsckii|bscki|bsnt|bs|ckii|cki|ds|ys|cnđd|đd)(?:[.,]\s*|\s+))+(?=\p{L})/iu;
const GENDERS: Readonly<Record<string, 'female' | 'male'>> = {
  nu: 'female',
  female: 'female',
  nam: 'male',
  male: 'male',
};

/** Reads one row of a list of professionals: refuses it with a reason, or takes it with remarks. */
export function checkProfessionalRow({ fields }: ImportRecord, knowledge: ProfessionalKnowledge): CheckedRow {
  const field = (name: string) => tidyText(fields[name] ?? '');
  const flags: Remark[] = [];
  const unknown = (column: string, text: string) =>
    void flags.push({ code: `${column}_unknown`, message: `${column}: "${text}" is not known` });
  const name = field('name').replace(HONORIFIC, '');
  const refusal = refusalOf(name, field('external_id'));
  if (refusal) return { refusal };
  const one = (column: string, kind: TermKind) => {
    const id = field(column) === '' ? undefined : knowledge.terms.find(kind, field(column));
    if (id === undefined && field(column) !== '') unknown(column, field(column));
    return id;
  };
  const gender = GENDERS[foldText(field('gender'))];
  if (field('gender') !== '' && !gender) unknown('gender', field('gender'));
  return {
    fields: {
      externalId: field('external_id'),
      name,
      gender: gender,
      occupation: one('occupation', 'occupation'),
      title: one('title', 'title'),
      position: field('position').slice(0, 200) || undefined,
      terms: termsOf(field, knowledge, unknown),
      workplaces: workplacesOf(field('workplaces'), knowledge, unknown),
      practisingSince: yearOf(field('practising_since'), knowledge.thisYear, unknown),
      licenceNumber: field('licence_number').slice(0, 60) || undefined,
      licenceVerifiedAt: dateOf(field('licence_verified_at'), unknown),
      phone: phoneOf(field('phone'), unknown),
      email: emailOf(field('email'), unknown),
      description: (fields.description ?? '').normalize('NFC').trim() || undefined,
    },
    flags,
  };
}

type Unknown = (column: string, text: string) => void;

function refusalOf(name: string, externalId: string): Remark | undefined {
  if (externalId === '') return { code: 'no_id', message: 'no external_id: the row could not be recognised next time' };
  if (!/\p{L}.*\s.*\p{L}/u.test(name)) return { code: 'no_name', message: `"${name}" is no full name` };
  if (/\d/.test(name)) return { code: 'no_name', message: `"${name}" has digits` };
  if (name.length > MAX_NAME) return { code: 'name_too_long', message: `name longer than ${MAX_NAME} characters` };
  return undefined;
}

const partsOf = (text: string) => [...new Set(text.split(';').map(part => part.trim()))].filter(part => part !== '');

function termsOf(field: (name: string) => string, { terms }: ProfessionalKnowledge, unknown: Unknown) {
  const found = new Map<TermKind, number[]>();
  for (const column of TERM_COLUMN_NAMES) {
    const kind = TERM_COLUMNS[column];
    for (const part of partsOf(field(column))) {
      const id = terms.find(kind, part);
      if (id === undefined) unknown(column, part);
      else if (!found.get(kind)?.includes(id)) found.set(kind, [...(found.get(kind) ?? []), id]);
    }
  }
  return found;
}

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
  if (/^\d{4}$/.test(text) && year >= 1930 && year <= thisYear) return year;
  unknown('practising_since', text);
  return undefined;
}

function dateOf(text: string, unknown: Unknown): Date | undefined {
  if (text === '') return undefined;
  const milliseconds = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(milliseconds)) return new Date(milliseconds);
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

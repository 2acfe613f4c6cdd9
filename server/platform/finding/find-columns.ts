import { literal } from '../db/expressions.ts';
import type { Parameters } from '../db/parameter.ts';
import { tablesWith } from '../db/tables.ts';
import type { Asked, Candidate, FindPart } from './find-source.ts';

/** The columns of records that are meant by a number, a code or an address of their own; their ids follow. */
export const meant = (resource: string) => [literal(resource).as('resource'), literal('').as('text')] as const;

/** The columns of records that are meant where the words stand in `text`, which follows, and then their ids. */
export const named = (resource: string) => literal(resource).as('resource');

interface Columns {
  readonly id: number;
  readonly name: string;
  readonly status: string;
}

const tables = tablesWith<Columns>();

/** Names are folded where they are compared: of more records the newest are looked through. */
const MAX_NAMES = 1_000;

const newest = (table: string) =>
  tables.selectFrom(table).select(['id', 'name']).orderBy('id', 'desc').limit(literal(MAX_NAMES));

/** The names of all records of a table of some hundreds. */
export const allNames = (resource: string, table: string): FindPart<Candidate> => namesOf(resource, newest(table));

/** The names of records of a table that are not public; an index holds these alone. */
export const unshownNames = (resource: string, table: string): FindPart<Candidate> =>
  namesOf(resource, newest(table).where('status', '<>', literal('published')));

const namesOf = (resource: string, names: FindPart<Pick<Columns, 'id' | 'name'>>): FindPart<Candidate> =>
  tables.selectFrom(names.as('part')).select(named(resource)).select(['name as text', 'id']);

interface Words {
  readonly id: number;
  /** Folded, with a space before each. */
  readonly words: string;
}

const wordTables = tablesWith<Words>();

/** The records among some, the newest of a kind, say, in which all words that were typed begin one. */
export function withWords(resource: string, among: FindPart<Words>, asked: Parameters<Asked>): FindPart<Candidate> {
  return firstOf(
    wordTables
      .selectFrom(among.as('part'))
      .select(named(resource))
      .select(['words as text', 'id'])
      .where('words', 'like', asked.first)
      .where('words', 'like', asked.second)
      .where('words', 'like', asked.third)
      .where('words', 'like', asked.fourth),
  );
}

const candidates = tablesWith<Candidate>();

/** More records of a kind are not looked at. */
const MAX_FIRST = 20;

/** The first of many records, such as those of a common name. */
export const firstOf = (all: FindPart<Candidate>): FindPart<Candidate> =>
  candidates.selectFrom(all.as('part')).select(['resource', 'text', 'id']).limit(literal(MAX_FIRST));

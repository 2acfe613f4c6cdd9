import { areaTable } from '../features/areas/area-table.ts';
import { tables } from '../features/areas/tables.ts';
import { complaintsOf } from '../features/complaints/complaint.repository.ts';
import { readComplaints } from '../features/complaints/rules/read-complaints.ts';
import { lexiconOf } from '../features/query-reading/lexicon.ts';
import { meaningsOf } from '../features/query-reading/rules/query-meaning.ts';
import { readQuery } from '../features/query-reading/rules/read-query.ts';
import type { Database } from '../platform/db/database.ts';
import { foldText } from '../platform/text/fold-text.ts';

interface Unit {
  readonly name: string;
  readonly fullName: string;
}

/** Names of provinces and districts, of today and of before July 2025, with their kinds and without. */
export async function largeAreaNames({ read }: Database): Promise<string[]> {
  const units: Unit[] = [];
  for (const table of ['province', 'former_province', 'district'] as const)
    units.push(...(await read.rows(tables.selectFrom(table).select(['name', 'fullName']))));
  return [...new Set(units.flatMap(({ name, fullName }) => [name, fullName]))];
}

/** Names of wards with their kinds, without which they are called like people and streets. */
export async function wardNames({ read }: Database): Promise<string[]> {
  const units: Unit[] = [];
  for (const table of ['ward', 'former_ward'] as const)
    units.push(...(await read.rows(tables.selectFrom(table).select(['name', 'fullName']))));
  return [...new Set(units.map(({ fullName }) => fullName))];
}

/** Queries of a complaint in an area, as people write them: either first, with accents and without. */
export const inArea = (area: string, complaint: string): string[] =>
  [`${area} ${complaint}`, `${complaint} ${area}`].flatMap(query => [query, foldText(query)]);

/** Reads of whom, of when and of what a query speaks. */
export async function areaReader(db: Database): Promise<(query: string) => WhatIsSaid> {
  const [areas, complaints, lexicon] = await Promise.all([areaTable(db), complaintsOf(db), lexiconOf(db)]);
  return query => {
    const { child, pregnant, sections, emergency, complaints: said } = readComplaints(query, complaints, areas);
    const meaning = readQuery(lexicon, query);
    return {
      whom: { child, pregnant, sections },
      emergency,
      complaints: said.map(({ name }) => name),
      asked: [...meaningsOf(meaning, 'gender'), ...meaningsOf(meaning, 'hours')].map(({ part }) => part),
    };
  };
}

interface WhatIsSaid {
  readonly whom: { readonly child: boolean; readonly pregnant: boolean; readonly sections: readonly string[] };
  readonly emergency: boolean;
  readonly complaints: readonly string[];
  /** `gender` and `hours` that are asked for. */
  readonly asked: readonly string[];
}

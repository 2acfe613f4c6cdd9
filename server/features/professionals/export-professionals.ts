import type { Services } from '../../platform/services.ts';
import { exportId } from '../../platform/transfer/known-rows.ts';
import { COLUMNS, type KnownProfessional, withParts } from './import/known-professionals.ts';
import { TERM_COLUMN_NAMES, TERM_COLUMNS } from './import/professional-row.ts';
import { type TermFinder, termFinder } from './import/terms.ts';
import { tables } from './tables.ts';

const BATCH = 500;
const SEPARATOR = '; ';

/** All public professionals in the form that the import reads, in the order of their ids. */
export async function* exportProfessionals(services: Services): AsyncGenerator<readonly string[]> {
  const terms = await termFinder(services);
  const places = await placeIds(services);
  for (let last = 0; ; ) {
    const rows = await services.db.read.rows(
      tables
        .selectFrom('professional')
        .select(COLUMNS)
        .where('id', '>', last)
        .where('status', '=', 'published')
        .orderBy('id')
        .limit(BATCH),
    );
    for (const professional of await withParts(services, rows)) yield cellsOf(professional, terms, places);
    last = rows.at(-1)?.id ?? last;
    if (rows.length < BATCH) return;
  }
}

async function placeIds({ db }: Services): Promise<ReadonlyMap<number, string>> {
  const rows = await db.read.rows(tables.selectFrom('place').select(['id', 'external_id as externalId']));
  return new Map(rows.map(row => [row.id, exportId(row)]));
}

function cellsOf(row: KnownProfessional, terms: TermFinder, places: ReadonlyMap<number, string>): string[] {
  const columns = TERM_COLUMN_NAMES.map(column =>
    row.terms
      .filter(term => term.kind === TERM_COLUMNS[column])
      .map(term => terms.nameOf(term.term))
      .join(SEPARATOR),
  );
  return [
    ...[exportId(row), row.name, row.gender ?? '', terms.nameOf(row.occupation), terms.nameOf(row.title), row.position],
    ...columns,
    row.workplaces.map(id => places.get(id) ?? '').join(SEPARATOR),
    ...[String(row.practisingSince ?? ''), row.licenceNumber ?? '', row.licenceVerifiedAt?.toISOString() ?? ''],
    ...[row.phone ?? '', row.email ?? '', row.description],
  ];
}

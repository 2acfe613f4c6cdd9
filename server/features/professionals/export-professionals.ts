import { ids as idList } from '../../platform/db/list-values.ts';
import type { Services } from '../../platform/services.ts';
import { writeCellList } from '../../platform/transfer/cell-lists.ts';
import type { ImportRecord } from '../../platform/transfer/import.ts';
import type { ExportedCells } from '../../platform/transfer/import-rows.ts';
import { exportId, isListed, listedRow } from '../../platform/transfer/known-rows.ts';
import { mediaAddresses } from '../media/media.repository.ts';
import { listedFields, writeCells } from '../records/profile-cells.ts';
import { mediaCells } from '../records/record-cells.ts';
import { type TermFinder, termFinder } from '../taxonomy/term-finder.ts';
import { type KnownProfessional, professionalsAsListed, withParts } from './import/known-professionals.ts';
import { PROFESSIONAL_COLUMNS, professionalRecord } from './professional.record.ts';
import { tables } from './tables.ts';

const BATCH = 500;

const FIELDS = listedFields(professionalRecord.fields);

/** All professionals in the form that the import reads, drafts and hidden ones too, in the order of their ids. */
export async function* exportProfessionals(services: Services): AsyncGenerator<readonly string[]> {
  const terms = await termFinder(services);
  for (let last = 0; ; ) {
    const rows = await services.db.read.rows(professionalsAsListed().where('id', '>', last).orderBy('id').limit(BATCH));
    const professionals = await withParts(services, rows, terms);
    for (const cells of await cellsOf(services, professionals, terms)) {
      yield PROFESSIONAL_COLUMNS.map(column => cells[column] ?? '');
    }
    last = rows.at(-1)?.id ?? last;
    if (rows.length < BATCH) return;
  }
}

/** What an export would write now of the professionals that rows of a list are about, by external id. */
export async function exportedProfessionals(
  services: Services,
  records: readonly ImportRecord[],
  terms: TermFinder,
): Promise<ReadonlyMap<string, ExportedCells>> {
  const rows = await services.db.read.rows(professionalsAsListed().where(isListed(records.map(listedRow))));
  const cells = await cellsOf(services, await withParts(services, rows, terms), terms);
  return new Map(cells.map(one => [one.external_id ?? '', one]));
}

async function cellsOf(
  services: Services,
  rows: readonly KnownProfessional[],
  terms: TermFinder,
): Promise<ExportedCells[]> {
  if (rows.length === 0) return [];
  const places = await placeIds(services, [...new Set(rows.flatMap(({ workplaces }) => workplaces))]);
  const media = await mediaAddresses(
    services.db,
    'professional',
    rows.map(({ id }) => id),
  );
  const { origin } = services.config;
  return rows.map(row => ({
    ...cellsOfProfessional(row, terms, places),
    ...mediaCells(media.get(row.id), origin),
  }));
}

/** The external ids of places of work, by id. */
async function placeIds({ db }: Services, places: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db.read.rows(
    tables.selectFrom('place').select(['id', 'externalId']).where('id', 'in', idList(places)),
  );
  return new Map(rows.map(row => [row.id, exportId(row)]));
}

function cellsOfProfessional(
  row: KnownProfessional,
  finder: TermFinder,
  places: ReadonlyMap<number, string>,
): ExportedCells {
  return {
    ...writeCells(FIELDS, row, { terms: row.terms, finder }),
    external_id: exportId(row),
    occupation: finder.nameOf(row.occupation),
    title: finder.nameOf(row.title),
    workplaces: writeCellList(row.workplaces.map(id => [places.get(id) ?? ''])),
    licence_verified_at: row.licenceVerifiedAt?.toISOString() ?? '',
  };
}

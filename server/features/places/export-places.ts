import type { Services } from '../../platform/services.ts';
import type { ImportRecord } from '../../platform/transfer/import.ts';
import type { ExportedCells } from '../../platform/transfer/import-rows.ts';
import { exportId, isListed, listedRow } from '../../platform/transfer/known-rows.ts';
import { mediaAddresses } from '../media/media.repository.ts';
import { openingHours } from '../records/opening-hours-contract.ts';
import { listedFields, writeCells } from '../records/profile-cells.ts';
import { mediaCells } from '../records/record-cells.ts';
import { type StoredTerm, termsOfRecords } from '../taxonomy/term-cells.ts';
import { type TermFinder, termFinder } from '../taxonomy/term-finder.ts';
import { placeColumns } from './commands/save-places.ts';
import { writeOpeningHours } from './import/hours.ts';
import { PLACE_COLUMNS, placeRecord } from './place.record.ts';
import { tables } from './tables.ts';

const BATCH = 500;

/** All places in the form that the import reads, drafts and hidden ones too, in the order of their ids. */
export async function* exportPlaces(services: Services): AsyncGenerator<readonly string[]> {
  const terms = await termFinder(services);
  for (let last = 0; ; ) {
    const query = placesAsListed().where('place.id', '>', last).orderBy('place.id').limit(BATCH);
    const rows = await services.db.read.rows(query);
    for (const cells of await cellsOf(services, rows, terms)) yield PLACE_COLUMNS.map(column => cells[column] ?? '');
    last = rows.at(-1)?.id ?? last;
    if (rows.length < BATCH) return;
  }
}

/** What an export would write now of the places that rows of a list are about, by external id. */
export async function exportedPlaces(
  services: Services,
  records: readonly ImportRecord[],
  terms: TermFinder,
): Promise<ReadonlyMap<string, ExportedCells>> {
  const listed = tables
    .selectFrom('place')
    .select('id')
    .where(isListed(records.map(listedRow)));
  const rows = await services.db.read.rows(placesAsListed().where('place.id', 'in', listed));
  return new Map((await cellsOf(services, rows, terms)).map(cells => [cells.external_id ?? '', cells]));
}

const FIELDS = listedFields(placeRecord.fields);
/** The columns of a place that lists have. */
const COLUMNS = placeColumns.keyof().options.map(column => `place.${column}` as const);

/** Places with the names of what they refer to. */
const placesAsListed = () =>
  tables
    .selectFrom('place')
    .innerJoin('term', 'term.id', 'place.placeType')
    .innerJoin('province', 'province.id', 'place.province')
    .leftJoin('ward', 'ward.id', 'place.ward')
    .leftJoin('district', 'district.id', 'place.district')
    .select(['place.id', 'place.externalId', ...COLUMNS])
    .select(['term.name as type', 'ward.fullName as wardName', 'district.fullName as districtName'])
    .select('province.fullName as provinceName');

type ListedPlace = ReturnType<typeof placesAsListed> extends { execute(): Promise<Array<infer Row>> } ? Row : never;

async function cellsOf(services: Services, rows: readonly ListedPlace[], finder: TermFinder): Promise<ExportedCells[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const terms = await termsOfRecords(services.db.read, 'place_term', ids, finder);
  const media = await mediaAddresses(services.db, 'place', ids);
  const { origin } = services.config;
  return rows.map(row => cellsOfPlace(row, terms.get(row.id) ?? [], finder, mediaCells(media.get(row.id), origin)));
}

function cellsOfPlace(
  row: ListedPlace,
  terms: readonly StoredTerm[],
  finder: TermFinder,
  media: ExportedCells,
): ExportedCells {
  return {
    ...media,
    ...writeCells(FIELDS, row, { terms, finder }),
    external_id: exportId(row),
    place_type: row.type,
    ward: row.wardName ?? '',
    district: row.districtName ?? '',
    province: row.provinceName,
    opening_hours: hoursOf(row.openingHours),
  };
}

function hoursOf(stored: unknown): string {
  const parsed = openingHours.safeParse(stored);
  return parsed.success ? writeOpeningHours(parsed.data) : '';
}

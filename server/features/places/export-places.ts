import type { Services } from '../../platform/services.ts';
import type { ImportRecord } from '../../platform/transfer/import.ts';
import { exportId, isListed, listedRow } from '../../platform/transfer/known-rows.ts';
import { mediaAddresses } from '../media/media.repository.ts';
import { mediaCells, writeHtml } from '../records/record-cells.ts';
import { type StoredTerm, termsOfRecords, writeTermCell } from '../taxonomy/term-cells.ts';
import { type TermFinder, termFinder } from '../taxonomy/term-finder.ts';
import { openingHours } from './contract.ts';
import { writeOpeningHours } from './import/hours.ts';
import { PLACE_COLUMNS, type PlaceColumn } from './import/place-row.ts';
import { tables } from './tables.ts';

const BATCH = 500;

type PlaceCells = Readonly<Record<PlaceColumn, string>>;

/** All places in the form that the import reads, drafts and hidden ones too, in the order of their ids. */
export async function* exportPlaces(services: Services): AsyncGenerator<readonly string[]> {
  const terms = await termFinder(services);
  for (let last = 0; ; ) {
    const query = placesAsListed().where('place.id', '>', last).orderBy('place.id').limit(BATCH);
    const rows = await services.db.read.rows(query);
    for (const cells of await cellsOf(services, rows, terms)) yield PLACE_COLUMNS.map(column => cells[column]);
    last = rows.at(-1)?.id ?? last;
    if (rows.length < BATCH) return;
  }
}

/** What an export would write now of the places that rows of a list are about, by external id. */
export async function exportedPlaces(
  services: Services,
  records: readonly ImportRecord[],
  terms: TermFinder,
): Promise<ReadonlyMap<string, PlaceCells>> {
  const listed = tables
    .selectFrom('place')
    .select('id')
    .where(isListed(records.map(listedRow)));
  const rows = await services.db.read.rows(placesAsListed().where('place.id', 'in', listed));
  return new Map((await cellsOf(services, rows, terms)).map(cells => [cells.external_id, cells]));
}

/** Places with the names of what they refer to. */
const placesAsListed = () =>
  tables
    .selectFrom('place')
    .innerJoin('term', 'term.id', 'place.placeType')
    .innerJoin('province', 'province.id', 'place.province')
    .leftJoin('ward', 'ward.id', 'place.ward')
    .leftJoin('district', 'district.id', 'place.district')
    .select(['place.id', 'place.externalId', 'place.name', 'term.name as type', 'place.address'])
    .select(['ward.fullName as ward', 'district.fullName as district', 'province.fullName as province'])
    .select(['place.lat', 'place.long', 'place.phone', 'place.website', 'place.email', 'place.source'])
    .select(['place.licence', 'place.status', 'place.description', 'place.acceptsBhyt'])
    .select(['place.openingHours', 'place.phoneIsPublic']);

type ListedPlace = ReturnType<typeof placesAsListed> extends { execute(): Promise<Array<infer Row>> } ? Row : never;

async function cellsOf(services: Services, rows: readonly ListedPlace[], finder: TermFinder): Promise<PlaceCells[]> {
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
  media: Pick<PlaceCells, 'pictures' | 'videos'>,
): PlaceCells {
  return {
    external_id: exportId(row),
    name: row.name,
    place_type: row.type,
    address: row.address,
    ward: row.ward ?? '',
    district: row.district ?? '',
    province: row.province,
    lat: text(row.lat),
    long: text(row.long),
    phone: row.phone ?? '',
    website: row.website ?? '',
    email: row.email ?? '',
    opening_hours: hoursOf(row.openingHours),
    source: row.source,
    licence: row.licence,
    specialities: writeTermCell(terms, 'speciality', finder),
    services: writeTermCell(terms, 'service', finder),
    accepts_bhyt: row.acceptsBhyt ? 'yes' : 'no',
    phone_is_public: row.phoneIsPublic ? 'yes' : 'no',
    status: row.status,
    ...media,
    description: writeHtml(row.description),
  };
}

const text = (value: number | null) => (value === null ? '' : String(value));

function hoursOf(stored: unknown): string {
  const parsed = openingHours.safeParse(stored);
  return parsed.success ? writeOpeningHours(parsed.data) : '';
}

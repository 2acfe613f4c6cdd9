import type { Database } from '../../platform/db/database.ts';
import type { Services } from '../../platform/services.ts';
import { exportId } from '../../platform/transfer/known-rows.ts';
import { openingHours } from './contract.ts';
import { writeOpeningHours } from './import/hours.ts';
import { tables } from './tables.ts';

const BATCH = 1_000;

/** All public places in the form that the import reads, in the order of their ids. */
export async function* exportPlaces({ db }: Services): AsyncGenerator<readonly string[]> {
  for (let last = 0; ; ) {
    const rows = await publishedAfter(db, last);
    for (const row of rows) yield cellsOf(row);
    last = rows.at(-1)?.id ?? last;
    if (rows.length < BATCH) return;
  }
}

function publishedAfter(db: Database, last: number) {
  return db.read.rows(
    tables
      .selectFrom('place')
      .innerJoin('term', 'term.id', 'place.place_type_id')
      .innerJoin('province', 'province.id', 'place.province_id')
      .leftJoin('ward', 'ward.id', 'place.ward_id')
      .leftJoin('district', 'district.id', 'place.district_id')
      .select([
        'place.id',
        'place.external_id as externalId',
        'place.name',
        'term.name as type',
        'place.address',
        'ward.full_name as ward',
        'district.full_name as district',
        'province.full_name as province',
        'place.lat',
        'place.long',
        'place.phone',
        'place.website',
        'place.email',
        'place.opening_hours as openingHours',
        'place.source',
        'place.licence',
      ])
      .where('place.id', '>', last)
      .where('place.status', '=', 'published')
      .orderBy('place.id')
      .limit(BATCH),
  );
}

type ExportRow = Awaited<ReturnType<typeof publishedAfter>>[number];

function cellsOf(row: ExportRow): string[] {
  const { name, type, address, ward, district, province, lat, long, phone, website, email, source, licence } = row;
  const place = [exportId(row), name, type, address, ward ?? '', district ?? '', province, text(lat), text(long)];
  return [...place, phone ?? '', website ?? '', email ?? '', hoursOf(row.openingHours), source, licence];
}

const text = (value: number | null) => (value === null ? '' : String(value));

function hoursOf(stored: unknown): string {
  const parsed = openingHours.safeParse(stored);
  return parsed.success ? writeOpeningHours(parsed.data) : '';
}

import type { Services } from '../../platform/services.ts';
import { exportId } from '../../platform/transfer/export-id.ts';
import { openingHours } from './contract.ts';
import { writeOpeningHours } from './export-hours.ts';

interface ExportRow {
  readonly id: number;
  readonly externalId: string | null;
  readonly name: string;
  readonly type: string;
  readonly address: string;
  readonly ward: string | null;
  readonly district: string | null;
  readonly province: string;
  readonly lat: number | null;
  readonly long: number | null;
  readonly phone: string | null;
  readonly website: string | null;
  readonly email: string | null;
  readonly openingHours: unknown;
  readonly source: string;
  readonly licence: string;
}

const BATCH = 1_000;

/** All public places in the form that the import reads, in the order of their ids. */
export async function* exportPlaces({ db }: Services): AsyncGenerator<readonly string[]> {
  for (let last = 0; ; ) {
    const rows = await db.read.all<ExportRow>(
      `select place.id, place.external_id as "externalId", place.name, term.name as type, place.address,
         ward.full_name as ward, district.full_name as district, province.full_name as province, place.lat, place.long,
         place.phone, place.website, place.email, place.opening_hours as "openingHours", place.source, place.licence
       from place join term on term.id = place.place_type_id join province on province.id = place.province_id
       left join ward on ward.id = place.ward_id left join district on district.id = place.district_id
       where place.id > ? and place.status = 'published' order by place.id limit ${BATCH}`,
      [last],
    );
    for (const row of rows) yield cellsOf(row);
    last = rows.at(-1)?.id ?? last;
    if (rows.length < BATCH) return;
  }
}

function cellsOf(row: ExportRow): string[] {
  const { name, type, address, ward, district, province, lat, long, phone, website, email, source, licence } = row;
  const place = [exportId(row), name, type, address, ward ?? '', district ?? '', province, text(lat), text(long)];
  return [...place, phone ?? '', website ?? '', email ?? '', hoursOf(row.openingHours), source, licence];
}

const text = (value: number | null) => (value === null ? '' : String(value));

function hoursOf(stored: unknown): string {
  const parsed = openingHours.safeParse(typeof stored === 'string' ? JSON.parse(stored) : stored);
  return parsed.success ? writeOpeningHours(parsed.data) : '';
}

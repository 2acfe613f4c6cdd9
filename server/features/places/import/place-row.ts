import { createHash } from 'node:crypto';
import { foldText } from '../../../platform/text/fold-text.ts';
import { tidyText } from '../../../platform/text/tidy-text.ts';
import { type Cells, cellTooLong, cutTo, idTooLong, overmarked, readCells } from '../../../platform/transfer/cells.ts';
import type { ImportRecord, Remark } from '../../../platform/transfer/import.ts';
import type { CheckedRow } from '../../../platform/transfer/import-rows.ts';
import type { OpeningHours } from '../../records/opening-hours-contract.ts';
import { plainColumns, plainLimits, readPlain, termKinds } from '../../records/profile-cells.ts';
import { readStatus } from '../../records/record-cells.ts';
import type { Values } from '../../records/record-row.ts';
import { readTermCells, type SaidTerms } from '../../taxonomy/term-cells.ts';
import type { TermFinder } from '../../taxonomy/term-finder.ts';
import type { PlaceRow } from '../place.entity.ts';
import { PLACE_COLUMNS, placeRecord } from '../place.record.ts';
import { writeAddress } from './address.ts';
import { type FoundArea, findArea } from './area.ts';
import type { AreaFinder } from './areas.ts';
import { withoutContacts } from './contacts.ts';
import { checkName, NAME_TOO_LONG, type NameKnowledge } from './name.ts';
import { readEmail, readHours, readPhone, readPosition, readWebsite } from './place-cells.ts';
import type { PlaceTypeFinder } from './place-type.ts';

/** What the directory knows that rows are read against. */
export interface PlaceKnowledge {
  readonly names: NameKnowledge;
  readonly areas: AreaFinder;
  readonly types: PlaceTypeFinder;
  readonly terms: TermFinder;
  /** Telephone area code by district id, without its 0; for numbers that lack it. */
  readonly areaCodes: ReadonlyMap<number, string>;
}

/** A parsed row: null for an empty cell. */
export interface PlaceRowFields {
  readonly externalId: string;
  readonly name: string;
  readonly placeType: number;
  /** What the name says that it treats; for new places. */
  readonly specialities: readonly number[];
  /** Specialities and services that the row names; only kinds whose cell says something. */
  readonly terms: SaidTerms;
  readonly address: string;
  readonly ward: number | null;
  readonly district: number | null;
  readonly province: number;
  readonly lat: number | null;
  readonly long: number | null;
  readonly phone: string | null;
  readonly website: string | null;
  readonly email: string | null;
  readonly openingHours: OpeningHours | null;
  readonly status: PlaceRow['status'] | null;
  /** HTML as it was written, not sanitised. */
  readonly description: string;
  /** Fields that no step reads but by their kind. */
  readonly plain: Values;
}

const { fields: FIELDS } = placeRecord;
const MAX_ADDRESS = FIELDS.address.max;
/** How many characters of these cells are read. */
const MAX_ID = 120;
const MAX_ADDRESS_CELL = 1_000;

/** Columns whose cells are read by the kind of their field, in the order of lists. */
const PLAIN = plainColumns(FIELDS, PLACE_COLUMNS, ['name', 'address']);
/** Columns whose cells hold terms. */
export const TERM_COLUMNS = termKinds(PLAIN);

/** How many characters of each cell are read; cells that are stored as written have the length of their column. */
const LIMITS: Readonly<Record<string, number>> = {
  external_id: MAX_ID,
  name: 1_000,
  place_type: 200,
  address: MAX_ADDRESS_CELL,
  ward: 200,
  district: 200,
  province: 200,
  lat: 40,
  long: 40,
  phone: 300,
  website: 300,
  email: 254,
  opening_hours: 1_000,
  ...plainLimits(PLAIN),
  status: 40,
  // As many as any place can have.
  pictures: 20_000,
  videos: 20_000,
};

/** Reads one row of a list of facilities: refuses it with a reason, or accepts it with notes on what was repaired. */
export function checkPlaceRow(record: ImportRecord, knowledge: PlaceKnowledge): CheckedRow<PlaceRowFields> {
  const refusal = overmarked(record.fields);
  if (refusal) return { refusal };
  const { cell, tooLong } = readCells(record.fields, LIMITS);
  if (tooLong.has('external_id')) return { refusal: idTooLong(MAX_ID) };
  if (tooLong.has('name')) return { refusal: NAME_TOO_LONG };
  const called = withoutContacts(cell('name'), 'name');
  const name = checkName(called.repairs.length > 0 ? called.text : (record.fields.name ?? ''), knowledge.names);
  if ('refusal' in name) return name;
  const located = withoutContacts(addressCell(record), 'address');
  const repairs = [...called.repairs, ...located.repairs, ...name.repairs];
  const flags = [...name.flags, ...leftOut(tooLong)];
  const { position: written, remark } = readPosition(cell('lat'), cell('long'));
  if (remark) (remark.code === 'position_swapped' ? repairs : flags).push(remark);
  const [address, province, district, ward] = [located.text, cell('province'), cell('district'), cell('ward')];
  const area = findArea({ address, province, district, ward, position: written }, knowledge.areas);
  if (!area) return { refusal: { code: 'no_province', message: unplaced(province) } };
  repairs.push(...area.repairs);
  flags.push(...area.flags);
  const whole = addressOf(address, area, knowledge.areas);
  if (whole.length > MAX_ADDRESS || tooLong.has('address'))
    repairs.push({ code: 'address_cut', message: `address cut to ${MAX_ADDRESS} characters` });
  const fields: PlaceRowFields = {
    ...readType(cell('place_type'), name.name, knowledge.types, repairs, flags),
    externalId: cell('external_id') || madeId(name.name, area.province, address),
    name: name.name,
    address: cutTo(whole, MAX_ADDRESS),
    ward: area.ward,
    district: area.district,
    province: area.province,
    lat: area.position?.lat ?? null,
    long: area.position?.long ?? null,
    phone: readPhone(
      cell('phone') || [...located.phones, ...called.phones].join('; '),
      knowledge.areaCodes.get(area.district ?? 0),
      repairs,
      flags,
    ),
    website: readWebsite(cell('website'), repairs, flags),
    email: readEmail(cell('email'), flags),
    openingHours: readHours(cell('opening_hours'), flags),
    terms: readTermCells(cell, TERM_COLUMNS, knowledge.terms, flags),
    plain: readPlain(PLAIN, cell, flags),
    status: readStatus(cell('status'), flags),
    description: record.fields.description ?? '',
  };
  if (cell('external_id') === '')
    repairs.push({ code: 'id_made', message: `no external_id; taken as ${fields.externalId}` });
  return { fields, repairs, flags };
}

/** A too long address is cut where any other cell would be left out: its areas have columns of their own. */
const addressCell = ({ fields }: ImportRecord): string =>
  cutTo(tidyText(cutTo(fields.address ?? '', 4 * MAX_ADDRESS_CELL)), MAX_ADDRESS_CELL);

const leftOut = (tooLong: Cells<string>['tooLong']): Remark[] =>
  [...tooLong].filter(column => column !== 'address').map(column => cellTooLong(column, LIMITS[column] ?? 0));

function readType(
  written: string,
  name: string,
  types: PlaceTypeFinder,
  repairs: Remark[],
  flags: Remark[],
): Pick<PlaceRowFields, 'placeType' | 'specialities'> {
  const { type, specialities, from } = types.find(written, name);
  const unknown = written === '' ? 'no kind of facility given' : `no kind of facility "${written}"`;
  if (from === 'neither') flags.push({ code: 'place_type_unknown', message: unknown });
  if (from === 'name' && written !== '')
    repairs.push({ code: 'place_type_found', message: `${unknown}; taken as ${types.nameOf(type)} from the name` });
  return { placeType: type, specialities };
}

/** In the directory's own form where the ward is known, as it is written elsewhere. */
function addressOf(written: string, { province, district, ward }: FoundArea, areas: AreaFinder): string {
  const [provinceName, wardName] = [areas.provinceById(province), ward === null ? undefined : areas.ward(ward)];
  const districtName = district === null ? undefined : areas.district(district)?.fullName;
  const area = provinceName && wardName && { province: provinceName, ward: wardName.fullName, district: districtName };
  return area ? writeAddress(written, area, areas) : written;
}

const unplaced = (province: string) =>
  province === ''
    ? 'no province, and neither address nor position tells which'
    : `no province "${province}", and neither address nor position tells which`;

/** An external id for a row without one; the same row gets the same id in the next import. */
function madeId(name: string, province: number, address: string): string {
  const text = [foldText(name), province, foldText(address)].join('|');
  return `row-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
}

import { ids as idList } from '../../platform/db/list-values.ts';
import type { Services } from '../../platform/services.ts';
import { writeCellList } from '../../platform/transfer/cell-lists.ts';
import type { ImportRecord } from '../../platform/transfer/import.ts';
import { exportId, isListed, listedRow } from '../../platform/transfer/known-rows.ts';
import { mediaAddresses } from '../media/media.repository.ts';
import { mediaCells, writeHtml } from '../records/record-cells.ts';
import { writeTermCell } from '../taxonomy/term-cells.ts';
import { type TermFinder, termFinder } from '../taxonomy/term-finder.ts';
import { COLUMNS, type KnownProfessional, withParts } from './import/known-professionals.ts';
import { PROFESSIONAL_COLUMNS, type ProfessionalColumn } from './import/professional-row.ts';
import { tables } from './tables.ts';

const BATCH = 500;

type ProfessionalCells = Readonly<Record<ProfessionalColumn, string>>;

/** All professionals in the form that the import reads, drafts and hidden ones too, in the order of their ids. */
export async function* exportProfessionals(services: Services): AsyncGenerator<readonly string[]> {
  const terms = await termFinder(services);
  for (let last = 0; ; ) {
    const rows = await services.db.read.rows(
      tables.selectFrom('professional').select(COLUMNS).where('id', '>', last).orderBy('id').limit(BATCH),
    );
    const professionals = await withParts(services, rows, terms);
    for (const cells of await cellsOf(services, professionals, terms)) {
      yield PROFESSIONAL_COLUMNS.map(column => cells[column]);
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
): Promise<ReadonlyMap<string, ProfessionalCells>> {
  const rows = await services.db.read.rows(
    tables
      .selectFrom('professional')
      .select(COLUMNS)
      .where(isListed(records.map(listedRow))),
  );
  const cells = await cellsOf(services, await withParts(services, rows, terms), terms);
  return new Map(cells.map(one => [one.external_id, one]));
}

async function cellsOf(
  services: Services,
  rows: readonly KnownProfessional[],
  terms: TermFinder,
): Promise<ProfessionalCells[]> {
  if (rows.length === 0) return [];
  const places = await placeIds(services, [...new Set(rows.flatMap(({ workplaces }) => workplaces))]);
  const media = await mediaAddresses(
    ...([services.db, 'professional'] as const),
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
  terms: TermFinder,
  places: ReadonlyMap<number, string>,
): Omit<ProfessionalCells, 'pictures' | 'videos'> {
  return {
    external_id: exportId(row),
    name: row.name,
    gender: row.gender ?? '',
    occupation: terms.nameOf(row.occupation),
    title: terms.nameOf(row.title),
    specialities: writeTermCell(row.terms, 'speciality', terms),
    services: writeTermCell(row.terms, 'service', terms),
    degrees: writeTermCell(row.terms, 'degree', terms),
    qualifications: writeTermCell(row.terms, 'qualification', terms),
    languages: writeTermCell(row.terms, 'language', terms),
    workplaces: writeCellList(row.workplaces.map(id => [places.get(id) ?? ''])),
    practising_since: String(row.practisingSince ?? ''),
    licence_number: row.licenceNumber ?? '',
    licence_issuer: row.licenceIssuer,
    licence_scope: row.licenceScope,
    licence_evidence: row.licenceEvidence,
    licence_verified_at: row.licenceVerifiedAt?.toISOString() ?? '',
    phone: row.phone ?? '',
    email: row.email ?? '',
    status: row.status,
    position: writeHtml(row.position),
    description: writeHtml(row.description),
    services_free: writeHtml(row.servicesFree),
    experience_full: writeHtml(row.experienceFull),
    achievements: writeHtml(row.achievements),
  };
}

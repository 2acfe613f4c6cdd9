import { nextVersion } from '../../../platform/db/content-version.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { conflict } from '../../../platform/errors/problem.ts';
import { changed } from '../../../platform/events/changed.ts';
import type { Services } from '../../../platform/services.ts';
import type { AlsoWritten } from '../../../platform/transfer/undo.ts';
import { Abbreviation } from '../../abbreviations/abbreviation.entity.ts';
import { ABBREVIATIONS } from '../../abbreviations/abbreviation.repository.ts';
import { shortKey } from '../../abbreviations/rules/short-forms.ts';
import { noAbbreviation } from '../queries/list-abbreviations.ts';
import { storedAbbreviations } from '../queries/stored-abbreviations.ts';
import type { AbbreviationDraft, StaffAbbreviationRow } from '../staff-contract.ts';
import { requireKeys } from './check-abbreviations.ts';

/** One abbreviation to write. */
export interface AbbreviationWrite {
  /** An existing one; absent for a new one. */
  readonly id?: number;
  /** When it was last changed as the form was filled from it; saved since, the write is refused (409). */
  readonly basedOn?: string;
  readonly draft: AbbreviationDraft;
}

/** Runs in the same transaction, once for each, with the abbreviation as it was; undefined for a new one. */
type Also = (
  unit: UnitOfWork,
  id: number,
  before: StaffAbbreviationRow | undefined,
  draft: AbbreviationDraft,
) => Promise<void>;

/**
 * Writes abbreviations in one transaction and answers their ids in the order given. Writers take turns, so that no
 * two come to have the same letters. Throws 404, 409, and 422 for letters that another one has.
 * @param alsoAll runs in the same transaction, once for all
 */
export async function saveAbbreviations(
  services: Pick<Services, 'db' | 'clock' | 'events' | 'tags'>,
  writes: readonly AbbreviationWrite[],
  also?: Also,
  alsoAll?: AlsoWritten,
): Promise<readonly number[]> {
  return services.db.transaction(async unit => {
    await nextVersion(unit, ABBREVIATIONS);
    const stored = await storedAbbreviations(unit);
    const known = new Map(stored.map(each => [each.id, each]));
    for (const { id, basedOn } of writes) requireUnchanged(id, basedOn, known);
    requireKeys(writes, stored);
    const ids = await writeRows(unit, writes, services.clock.now());
    for (const [at, { id, draft }] of writes.entries()) {
      await also?.(unit, ids[at] ?? 0, id === undefined ? undefined : known.get(id), draft);
    }
    await alsoAll?.(unit, ids);
    await changed(unit, services, { subject: 'abbreviation', ids, aspects: 'all' });
    return ids;
  });
}

function requireUnchanged(
  id: number | undefined,
  basedOn: string | undefined,
  known: ReadonlyMap<number, StaffAbbreviationRow>,
): void {
  if (id === undefined) return;
  const stored = known.get(id);
  if (!stored) throw noAbbreviation();
  if (basedOn !== undefined && Date.parse(basedOn) !== Date.parse(stored.updated_at)) {
    throw conflict(
      'Có người khác vừa lưu mục này. Nội dung bạn nhập chưa được lưu: xin mở lại mục này để xem bản mới nhất rồi sửa tiếp.',
    );
  }
}

async function writeRows(
  unit: UnitOfWork,
  writes: readonly AbbreviationWrite[],
  updatedAt: Date,
): Promise<readonly number[]> {
  const ids = writes.flatMap(({ id }) => id ?? []);
  const before = new Map((await unit.em.find(Abbreviation, { id: { $in: ids } })).map(row => [row.id, row]));
  const rows = writes.map(({ id, draft: { short, meaning, read_as: readAs, source } }) => {
    const values = { key: shortKey(short), short, meaning, readAs, source, updatedAt };
    const known = id === undefined ? undefined : before.get(id);
    if (known) return unit.em.assign(known, values);
    const row = unit.em.create(Abbreviation, values);
    unit.em.persist(row);
    return row;
  });
  await unit.em.flush();
  return rows.map(({ id }) => id);
}

import { nextVersion } from '../../../platform/db/content-version.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { conflict } from '../../../platform/errors/problem.ts';
import { changed } from '../../../platform/events/changed.ts';
import type { Services } from '../../../platform/services.ts';
import { slugOf } from '../../../platform/text/fold-text.ts';
import type { AlsoWritten } from '../../../platform/transfer/undo.ts';
import { Complaint } from '../../complaints/complaint.entity.ts';
import { COMPLAINTS } from '../../complaints/complaint.repository.ts';
import { COMPLAINT_SECTIONS, type ComplaintSection } from '../../complaints/contract.ts';
import { sectionHtml } from '../../records/section-html.ts';
import { noComplaint } from '../queries/list-complaints.ts';
import {
  type StoredComplaint,
  storedComplaints,
  textsOfComplaints,
  type WholeComplaint,
  withTexts,
} from '../queries/stored-complaints.ts';
import { distinctNames } from '../rules/names.ts';
import type { ComplaintDraft } from '../staff-contract.ts';
import { tables } from '../tables.ts';
import { requireSound } from './check-complaints.ts';

/** One complaint to write. */
export interface ComplaintWrite {
  /** An existing one; absent for a new one. */
  readonly id?: number;
  /** The slug of a new one; made from the name when absent. */
  readonly slug?: string;
  /** When it was last changed as the form was filled from it; saved since, the write is refused (409). */
  readonly basedOn?: string;
  readonly draft: ComplaintDraft;
}

/** Runs in the same transaction, once for each, with the complaint as it was; undefined for a new one. */
type Also = (unit: UnitOfWork, id: number, before: WholeComplaint | undefined, draft: ComplaintDraft) => Promise<void>;

/**
 * Writes complaints in one transaction and answers their ids in the order given. A transaction that writes others
 * waits, so that no two get the same name. Throws 404, 409, and 422 for terms that do not exist or names that another
 * one has.
 * @param alsoAll runs in the same transaction, once for all
 */
export async function saveComplaints(
  services: Pick<Services, 'db' | 'clock' | 'events' | 'tags'>,
  wanted: readonly ComplaintWrite[],
  also?: Also,
  alsoAll?: AlsoWritten,
): Promise<readonly number[]> {
  const writes = await Promise.all(wanted.map(async write => ({ ...write, draft: await tidy(write.draft) })));
  return services.db.transaction(async unit => {
    await nextVersion(unit, COMPLAINTS);
    const stored = await storedComplaints(unit);
    const texts = await textsOfComplaints(
      unit,
      writes.flatMap(({ id }) => id ?? []),
    );
    const known = withTexts(stored, texts);
    for (const { id, basedOn } of writes) requireUnchanged(id, basedOn, known);
    await requireSound(unit, writes, stored);
    const ids = await writeRows(unit, writes, stored, services.clock.now());
    await writeLinks(unit, writes, ids);
    for (const [at, { id, draft }] of writes.entries()) {
      await also?.(unit, ids[at] ?? 0, id === undefined ? undefined : known.get(id), draft);
    }
    await alsoAll?.(unit, ids);
    await changed(unit, services, { subject: 'complaint', ids, aspects: 'all' });
    return ids;
  });
}

type Sections = Readonly<Partial<Record<ComplaintSection, string>>>;

/** Without what is said twice, and with nothing in the texts that pages may not show. */
async function tidy(draft: ComplaintDraft): Promise<ComplaintDraft> {
  const sections: Sections = Object.fromEntries(
    await Promise.all(COMPLAINT_SECTIONS.map(async name => [name, await sectionHtml(draft[name])] as const)),
  );
  return {
    ...draft,
    ...sections,
    ...distinctNames(draft),
    specialities: [...new Set(draft.specialities)],
    services: [...new Set(draft.services)],
  };
}

function requireUnchanged(
  id: number | undefined,
  basedOn: string | undefined,
  known: ReadonlyMap<number, StoredComplaint>,
): void {
  if (id === undefined) return;
  const stored = known.get(id);
  if (!stored) throw noComplaint();
  if (basedOn !== undefined && Date.parse(basedOn) !== Date.parse(stored.updated_at)) {
    throw conflict(
      'Có người khác vừa lưu mục này. Nội dung bạn nhập chưa được lưu: xin mở lại mục này để xem bản mới nhất rồi sửa tiếp.',
    );
  }
}

async function writeRows(
  unit: UnitOfWork,
  writes: readonly ComplaintWrite[],
  stored: readonly StoredComplaint[],
  updatedAt: Date,
): Promise<number[]> {
  const all = await unit.em.find(Complaint, {});
  const byId = new Map(all.map(row => [row.id, row]));
  const slugs = new Set(stored.map(({ slug }) => slug));
  let position = Math.max(-1, ...all.map(row => row.position));
  const rows = writes.map(({ id, slug, draft }) => {
    const { name, people, medical, emergency, source, reviewed_on: reviewedOn } = draft;
    const own = { name, people: [...people], medical: [...medical], emergency, source, reviewedOn, updatedAt };
    const values = { ...own, ...textColumns(draft) };
    const before = id === undefined ? undefined : byId.get(id);
    if (before) return unit.em.assign(before, values);
    position += 1;
    const row = unit.em.create(Complaint, { ...values, slug: freeSlug(slug ?? slugOf(name), slugs), position });
    unit.em.persist(row);
    return row;
  });
  await unit.em.flush();
  return rows.map(({ id }) => id);
}

/** The columns of the texts of a page. */
const textColumns = (draft: ComplaintDraft) => ({
  whenToCall: draft.when_to_call || null,
  overview: draft.overview || null,
  infants: draft.infants || null,
  children: draft.children || null,
  adults: draft.adults || null,
  pregnancy: draft.pregnancy || null,
  elderly: draft.elderly || null,
  whenToSeeDoctor: draft.when_to_see_doctor || null,
  homeCare: draft.home_care || null,
});

/** Names that differ only by accents make the same slug; the later ones get a number. */
function freeSlug(wanted: string, taken: Set<string>): string {
  let slug = wanted;
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted.slice(0, 110)}-${number}`;
  taken.add(slug);
  return slug;
}

async function writeLinks(unit: UnitOfWork, writes: readonly ComplaintWrite[], ids: readonly number[]): Promise<void> {
  await unit.run(tables.deleteFrom('complaint_term').where('complaint', 'in', idList(ids)));
  const rows = writes.flatMap(({ draft: { specialities, services } }, at) =>
    [...specialities, ...services].map((term, position) => ({
      complaint: ids[at] ?? 0,
      term: term,
      position,
    })),
  );
  if (rows.length > 0) await unit.run(tables.insertInto('complaint_term').values(rows));
}

import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { COMPLAINT_SECTIONS } from '../../complaints/contract.ts';
import { complaintPages } from '../../complaints/pages.ts';
import { SECTION_COLUMNS, type WrittenTexts, writtenTexts } from '../../complaints/rules/written-texts.ts';
import type { StaffComplaintRow } from '../staff-contract.ts';
import { tables } from '../tables.ts';

/** A complaint as it is stored, without the texts of its page; its slug is by what lists know it. */
export interface StoredComplaint extends StaffComplaintRow {
  readonly slug: string;
}

/** What the page of a complaint says, and when that was checked. */
export type ComplaintTexts = WrittenTexts & {
  /** The day on which a clinician checked it; null where none did. */
  readonly reviewed_on: string | null;
};

/** A complaint with the texts of its page. */
export type WholeComplaint = StoredComplaint & ComplaintTexts;

const rowsOfAll = tables
  .selectFrom('complaint')
  .select(['id', 'slug', 'name', 'people', 'medical', 'emergency', 'source', 'updatedAt'])
  .orderBy('position')
  .orderBy('id');

const linksOfAll = tables
  .selectFrom('complaint_term as link')
  .innerJoin('term', 'term.id', 'link.term')
  .select(['link.complaint', 'term.id as term', 'term.kind'])
  .orderBy('link.complaint')
  .orderBy('link.position')
  .orderBy('term.id');

/** All complaints in the order of the reference list, without their texts: some hundreds. Two queries. */
export async function storedComplaints(read: Pick<Reader | UnitOfWork, 'rows'>): Promise<StoredComplaint[]> {
  const rows = await read.rows(rowsOfAll);
  const links = Map.groupBy(await read.rows(linksOfAll), ({ complaint }) => complaint);
  return rows.map(({ id, slug, name, people, medical, emergency, source, updatedAt }) => {
    const ofKind = (kind: string) => (links.get(id) ?? []).flatMap(link => (link.kind === kind ? [link.term] : []));
    return {
      id,
      slug,
      name,
      people,
      medical,
      emergency: Boolean(emergency),
      source,
      absolute_url: complaintPages.detail({ slug }),
      specialities: ofKind('speciality'),
      services: ofKind('service'),
      updated_at: (updatedAt ?? new Date(0)).toISOString(),
    };
  });
}

/** The texts of those complaints among `wanted` that there are, by their ids. One query. */
export async function textsOfComplaints(
  read: Pick<Reader | UnitOfWork, 'rows'>,
  wanted: readonly number[],
): Promise<ReadonlyMap<number, ComplaintTexts>> {
  const rows = await read.rows(
    tables
      .selectFrom('complaint')
      .select(eb => COMPLAINT_SECTIONS.map(name => eb.ref(SECTION_COLUMNS[name]).as(name)))
      .select(['id', 'reviewedOn'])
      .where('id', 'in', idList(wanted)),
  );
  return new Map(rows.map(row => [row.id, { ...writtenTexts(row), reviewed_on: row.reviewedOn }]));
}

/** The complaints to which some texts belong, with these. */
export function withTexts(
  stored: readonly StoredComplaint[],
  texts: ReadonlyMap<number, ComplaintTexts>,
): ReadonlyMap<number, WholeComplaint> {
  return new Map(
    stored.flatMap(complaint => {
      const own = texts.get(complaint.id);
      return own ? [[complaint.id, { ...complaint, ...own }] as const] : [];
    }),
  );
}

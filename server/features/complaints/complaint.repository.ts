import { versionedCache } from '../../platform/db/content-version.ts';
import type { Reader } from '../../platform/db/reader.ts';
import { inPieces } from '../../platform/load/in-pieces.ts';
import { synonymsOf } from '../synonyms/synonym.repository.ts';
import { COMPLAINT_SECTIONS } from './contract.ts';
import type { Complaint } from './rules/complaint.ts';
import { type ComplaintTable, complaintTableOf } from './rules/complaint-table.ts';
import { SECTION_COLUMNS } from './rules/written-texts.ts';
import { tables } from './tables.ts';

/** The content version to touch after a change of complaints. */
export const COMPLAINTS = 'complaints';

/** All complaints by their names, in memory: some hundred rows that change now and then. */
export const complaintsOf = versionedCache(COMPLAINTS, loadComplaints);

async function loadComplaints(read: Reader): Promise<ComplaintTable> {
  const [rows, links, synonyms] = await Promise.all([
    read.rows(
      tables
        .selectFrom('complaint')
        .select(['id', 'slug', 'name', 'people', 'medical', 'emergency'])
        .select(eb => COMPLAINT_SECTIONS.map(name => eb(SECTION_COLUMNS[name], '>', '').as(name)))
        .orderBy('position')
        .orderBy('id'),
    ),
    read.rows(
      tables
        .selectFrom('complaint_term')
        .select(['complaint', 'term'])
        .orderBy('complaint')
        .orderBy('position')
        .orderBy('term'),
    ),
    synonymsOf(read, 'complaint'),
  ]);
  const termsOf = Map.groupBy(links, link => link.complaint);
  const complaints = rows.map(
    ({ id, slug, name, people, medical, emergency, ...says }): Complaint => ({
      id,
      slug,
      name,
      names: [name, ...people, ...medical],
      synonyms: synonyms(id),
      emergency: Boolean(emergency),
      sections: COMPLAINT_SECTIONS.filter(section => says[section]),
      terms: (termsOf.get(id) ?? []).map(({ term }) => term),
    }),
  );
  return inPieces(complaintTableOf(complaints));
}

import { complaintPages } from '../../complaints/pages.ts';
import type { Complaint } from '../../complaints/rules/complaint.ts';
import type { ReadComplaints } from '../../complaints/rules/read-complaints.ts';
import { SECTION_IDS } from '../../complaints/section-ids-contract.ts';
import type { Urgency } from '../../posts/urgent-contract.ts';

/**
 * Where a complaint's page answers a query: at when to call 115 where it cannot wait, else at the best of the sections that
 * answer it; at its top where it has none of these. Kind words stand there, too, for those who may hurt themselves.
 */
export function complaintAddress(
  { slug, sections = [] }: Complaint,
  wanted: ReadComplaints['sections'],
  urgency: Urgency | null,
): string {
  const page = complaintPages.detail({ slug });
  if (urgency === 'self_harm') return page;
  const answers = urgency === 'emergency' ? (['when_to_call', ...wanted] as const) : wanted;
  const section = answers.find(each => sections.includes(each));
  return section === undefined ? page : `${page}#${SECTION_IDS[section]}`;
}

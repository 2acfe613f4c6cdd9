import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import { notFound } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { complaintsOf } from '../../complaints/complaint.repository.ts';
import { COMPLAINT_SECTIONS } from '../../complaints/contract.ts';
import { SECTION_COLUMNS, writtenTexts } from '../../complaints/rules/written-texts.ts';
import { diseasesWithComplaint } from '../../diseases/queries/diseases-of-complaints.ts';
import { relatedThreads } from '../../forum/queries/similar-threads.ts';
import { sectionsOf } from '../../library/rules/sections-of.ts';
import { summaryOf } from '../../library/rules/summary-of.ts';
import { type Urgency, urgencyOf } from '../../posts/urgent-contract.ts';
import { termsOf } from '../../taxonomy/term.repository.ts';
import { complaintCard, servicesOf } from '../complaint.presenter.ts';
import type { ComplaintDetail } from '../contract.ts';
import { tables } from '../tables.ts';

const noComplaint = () => notFound('Không tìm thấy triệu chứng này.');

const textsOf = statement((p: Parameters<{ readonly id: number }>) =>
  tables
    .selectFrom('complaint')
    .select(eb => COMPLAINT_SECTIONS.map(name => eb.ref(SECTION_COLUMNS[name]).as(name)))
    .select(['reviewedOn', 'updatedAt'])
    .where('id', '=', p.id),
);

/** What the page of a complaint shows. Throws 404. */
export async function complaintDetail(
  services: Pick<Services, 'db' | 'search' | 'linking'>,
  slug: string,
): Promise<ComplaintDetail> {
  const { db } = services;
  const [table, terms] = await Promise.all([complaintsOf(db), termsOf(db)]);
  const complaint = table.all.find(each => each.slug === slug);
  const row = complaint && (await db.read.row(textsOf({ id: complaint.id })));
  if (!complaint || !row) throw noComplaint();
  const card = complaintCard(complaint, terms);
  const speciality = terms.bySlug('speciality', card.specialities[0]?.slug ?? '')?.id ?? null;
  const texts = writtenTexts(row);
  const [linked, diseases, threads] = await Promise.all([
    linksIn(services, texts),
    diseasesWithComplaint(services, complaint.id),
    // No thread has this id.
    relatedThreads(services, { id: 0, name: complaint.name, speciality: speciality }),
  ]);
  const sections = sectionsOf(COMPLAINT_SECTIONS, { ...texts, linked });
  return {
    ...card,
    id: complaint.id,
    urgency: complaint.emergency ? urgencyOfComplaint(complaint.name) : null,
    summary: summaryOf(row.overview ?? ''),
    sections,
    services: servicesOf(complaint, terms),
    reviewed_on: row.reviewedOn,
    updated_at: row.updatedAt?.toISOString() ?? null,
    diseases,
    threads,
  };
}

/** Links on the diseases and drugs that the texts name, made when the page is: few pages, which are kept once made. */
async function linksIn(
  { db, linking }: Pick<Services, 'db' | 'linking'>,
  texts: ReturnType<typeof writtenTexts>,
): Promise<string | null> {
  const parts = COMPLAINT_SECTIONS.map(name => texts[name]);
  if (parts.every(text => text === '')) return null;
  const { names } = await linking.namesOf(db.read);
  return linking.linkRow({ columns: COMPLAINT_SECTIONS }, parts, names, undefined);
}

/** Thoughts of self-harm need other help than an emergency that needs an ambulance. */
const urgencyOfComplaint = (name: string): Urgency => (urgencyOf(name) === 'self_harm' ? 'self_harm' : 'emergency');

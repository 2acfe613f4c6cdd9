import { literal } from '../../../platform/db/expressions.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import { notFound } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { complaintPages } from '../../complaints/pages.ts';
import { drugCards } from '../../drugs/queries/drug-cards.ts';
import { PEOPLE_COLUMNS, recordPeople } from '../../library/queries/record-people.ts';
import { relatedReading } from '../../library/queries/related-reading.ts';
import { sectionsOf } from '../../library/rules/sections-of.ts';
import { DISEASE_SECTIONS, type DiseaseDetail } from '../contract.ts';
import { tables } from '../tables.ts';
import { besideCards, CARD_COLUMNS, presentDisease } from './disease-cards.ts';

export const noDisease = () => notFound('Không tìm thấy bệnh này.');

/** As {@link DISEASE_SECTIONS} names them. */
const SECTION_COLUMNS = [
  'overview',
  'causes',
  'symptoms',
  'diagnosis',
  'treatment',
  'prevention',
  'whenToSeeDoctor as when_to_see_doctor',
] as const;

const whole = (p: Parameters<{ readonly id: number }>) =>
  tables
    .selectFrom('disease')
    .select([...CARD_COLUMNS, ...SECTION_COLUMNS, ...PEOPLE_COLUMNS])
    .select(['linked', 'createdAt', 'publishedAt', 'updatedAt'])
    .where('id', '=', p.id);
const inAnyState = statement(whole);
const shown = statement((p: Parameters<{ readonly id: number }>) =>
  whole(p).where('status', '=', literal('published')),
);

const complaintsOfDisease = statement((p: Parameters<{ readonly id: number }>) =>
  tables
    .selectFrom('disease_complaint as link')
    .innerJoin('complaint', 'complaint.id', 'link.complaint')
    .select(['complaint.slug', 'complaint.name', 'complaint.emergency'])
    .where('link.disease', '=', p.id)
    .orderBy('link.position'),
);

const drugsOfDisease = statement((p: Parameters<{ readonly id: number }>) =>
  tables.selectFrom('disease_drug').select('drug').where('disease', '=', p.id).orderBy('position'),
);

/** What the page of a public disease shows, or a preview of one in any state. Throws 404. */
export async function diseaseDetail(
  services: Pick<Services, 'db' | 'search'>,
  id: number,
  isPreview = false,
): Promise<DiseaseDetail> {
  const { read } = services.db;
  const row = await read.row((isPreview ? inAnyState : shown)({ id }));
  if (!row) throw noDisease();
  const [beside, complaints, drugs, people] = await Promise.all([
    besideCards(services, [id]),
    read.rows(complaintsOfDisease({ id })),
    read.rows(drugsOfDisease({ id })).then(links =>
      drugCards(
        services,
        links.map(({ drug }) => drug),
      ),
    ),
    recordPeople(services, row),
  ]);
  const reading = await relatedReading(services, { name: row.name, speciality: beside.terms(id)[0]?.id ?? null });
  return {
    ...presentDisease(row, beside),
    slug: row.slug,
    sections: sectionsOf(DISEASE_SECTIONS, row),
    complaints: complaints.map(({ slug, name, emergency }) => ({
      name,
      absolute_url: complaintPages.detail({ slug }),
      emergency: Boolean(emergency),
    })),
    drugs,
    ...people,
    reviewed_on: row.reviewedOn,
    published_at: (row.publishedAt ?? row.createdAt).toISOString(),
    updated_at: row.updatedAt.toISOString(),
    ...reading,
  };
}

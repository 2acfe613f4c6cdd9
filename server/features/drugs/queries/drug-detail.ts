import { literal } from '../../../platform/db/expressions.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import { notFound } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { PEOPLE_COLUMNS, recordPeople } from '../../library/queries/record-people.ts';
import { relatedReading } from '../../library/queries/related-reading.ts';
import { specialitiesOf } from '../../library/queries/terms-of-records.ts';
import { sectionsOf } from '../../library/rules/sections-of.ts';
import { ATC_GROUPS, DRUG_SECTIONS, type DrugDetail } from '../contract.ts';
import { tables } from '../tables.ts';
import { CARD_COLUMNS, namesOf, presentDrug } from './drug-cards.ts';
import { isAtcGroup } from './list-drugs.ts';

export const noDrug = () => notFound('Không tìm thấy thuốc này.');

/** As {@link DRUG_SECTIONS} names them. */
const SECTION_COLUMNS = [
  'overview',
  'uses',
  'dose',
  'contraindications',
  'warnings',
  'interactions',
  'pregnancy',
  'sideEffects as side_effects',
  'overdose',
  'storage',
] as const;

const whole = (p: Parameters<{ readonly id: number }>) =>
  tables
    .selectFrom('drug')
    .select([...CARD_COLUMNS, ...SECTION_COLUMNS, ...PEOPLE_COLUMNS])
    .select(['linked', 'createdAt', 'publishedAt', 'updatedAt'])
    .where('id', '=', p.id);
const inAnyState = statement(whole);
const shown = statement((p: Parameters<{ readonly id: number }>) =>
  whole(p).where('status', '=', literal('published')),
);

/** What the page of a public drug shows, or a preview of one in any state. Throws 404. */
export async function drugDetail(
  services: Pick<Services, 'db' | 'search'>,
  id: number,
  isPreview = false,
): Promise<DrugDetail> {
  const row = await services.db.read.row((isPreview ? inAnyState : shown)({ id }));
  if (!row) throw noDrug();
  const [names, termsOf, people] = await Promise.all([
    namesOf(services, [id]),
    specialitiesOf(services, 'drug_term', [id]),
    recordPeople(services, row),
  ]);
  const terms = termsOf(id);
  const reading = await relatedReading(services, { name: row.name, speciality: terms[0]?.id ?? null });
  return {
    ...presentDrug(row, names),
    slug: row.slug,
    specialities: terms.map(({ slug, name }) => ({ slug, name })),
    sections: sectionsOf(DRUG_SECTIONS, row),
    atc_group: atcGroupOf(row.atc.slice(0, 1)),
    ...people,
    reviewed_on: row.reviewedOn,
    published_at: (row.publishedAt ?? row.createdAt).toISOString(),
    updated_at: row.updatedAt.toISOString(),
    ...reading,
  };
}

function atcGroupOf(letter: string): DrugDetail['atc_group'] {
  return isAtcGroup(letter) ? { letter, name: ATC_GROUPS[letter] } : null;
}

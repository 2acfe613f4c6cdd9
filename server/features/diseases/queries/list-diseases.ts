import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { literal, reference } from '../../../platform/db/expressions.ts';
import { relaxedQueries } from '../../../platform/lists/relaxed-queries.ts';
import type { Services } from '../../../platform/services.ts';
import { countFitting, pageOfFound, pageOfLetters } from '../../library/queries/page-of-letters.ts';
import { termsOf } from '../../taxonomy/term.repository.ts';
import type { DiseaseList, DiseaseListQuery } from '../contract.ts';
import { diseasePages } from '../pages.ts';
import { tables } from '../tables.ts';
import { diseaseCards } from './disease-cards.ts';

const eb = expressionBuilder<Record<never, never>, never>();

interface Wanted {
  /** Id of a speciality; any when undefined. */
  readonly speciality: number | undefined;
  readonly drug: number | undefined;
}

/** The conditions of a list: ids by the tables of links. */
export const conditionsOf = ({ speciality, drug }: Wanted): Expression<SqlBool>[] => [
  ...(speciality === undefined
    ? []
    : [
        eb(
          reference<number>('id'),
          'in',
          tables.selectFrom('disease_term').select('disease').where('term', '=', speciality).$asScalar(),
        ),
      ]),
  ...(drug === undefined
    ? []
    : [
        eb(
          reference<number>('id'),
          'in',
          tables.selectFrom('disease_drug').select('disease').where('drug', '=', drug).$asScalar(),
        ),
      ]),
];

const counts = tables
  .selectFrom('disease_term as link')
  .innerJoin('disease', 'disease.id', 'link.disease')
  .select(['link.term', each => each.fn.countAll<number>().as('count')])
  .where('disease.status', '=', literal('published'))
  .groupBy('link.term');

/** One page of public diseases from A to Z, or what fits words best. An unknown speciality has none. */
export async function listDiseases(
  services: Pick<Services, 'db' | 'search'>,
  query: DiseaseListQuery,
): Promise<DiseaseList> {
  const words = query.q?.trim() ?? '';
  const terms = await termsOf(services.db);
  const narrowedTo = (slug: string | undefined) => {
    const speciality = slug ? (terms.bySlug('speciality', slug)?.id ?? 0) : undefined;
    return { table: 'disease', where: conditionsOf({ speciality, drug: query.drug }) };
  };
  const narrowed = narrowedTo(query.speciality);
  const [{ ids, ...page }, counted] = await Promise.all([
    words === '' ? pageOfLetters(services, narrowed, query) : pageOfFound(services, narrowed, query),
    services.db.read.rows(counts),
  ]);
  const countOf = new Map(counted.map(row => [row.term, Number(row.count)]));
  const specialities = terms.ofKind('speciality').flatMap(({ id, slug, name }) => {
    const count = countOf.get(id);
    return count === undefined ? [] : [{ slug, name, count }];
  });
  const items = await diseaseCards(services, ids);
  if (page.count > 0 || query.drug !== undefined) return { ...page, specialities, items };
  const asked = { letter: words === '' ? query.letter : undefined, speciality: query.speciality, q: words };
  const relaxed = await relaxedQueries(asked, diseasePages.list, ({ letter, speciality, q }) =>
    countFitting(services, narrowedTo(speciality), { letter, q }),
  );
  return { ...page, specialities, items, relaxed };
}

import { idBatches } from '../../platform/db/id-batches.ts';
import type { FindableDocument, FindableSource } from '../search/search-source.ts';
import { LANDINGS, type LandingKind } from './term.presenter.ts';
import { termsOf } from './term.repository.ts';
import { wordsOfTerm } from './term-words.ts';

/** A term leads to many doctors and places, so it ranks above a single record that matches as well. */
const WEIGHT = 1;

/** Words that people put before a speciality or a service when they look for it. */
const USUAL_WORDS: Record<LandingKind, string> = { speciality: 'chuyên khoa bác sĩ khám', service: 'dịch vụ' };

function termSource(
  kind: LandingKind,
  identity: Pick<FindableSource, 'number' | 'objectType' | 'title'>,
): FindableSource {
  const { pages } = LANDINGS[kind];
  return {
    ...identity,
    inSmallIndex: true,
    kind,
    entity: 'term',
    listUrl: q => pages.list({ q }),
    aspects: ['slug', 'name', 'abbreviation', 'aliases', 'synonyms', 'groupName', 'parent'],
    ids: db => idBatches(db, 'term', 'kind = ?', [kind]),
    documents: async (db, ids) => {
      const terms = await termsOf(db);
      return ids.flatMap((id): FindableDocument[] => {
        const term = terms.get(id);
        if (term?.kind !== kind) return [];
        return [
          {
            kind,
            entityId: id,
            name: term.name,
            titles: wordsOfTerm(term).slice(1),
            body: [term.groupName, USUAL_WORDS[kind], parentName(term.parent, terms)],
            province: null,
            weight: WEIGHT,
            card: {
              name: term.name,
              absolute_url: pages.detail(term),
              main_thumbnail_image: null,
              specialities_nested: [],
              address: '',
              body_search: term.groupName,
              type: '',
            },
          },
        ];
      });
    },
  };
}

function parentName(id: number | null, terms: Awaited<ReturnType<typeof termsOf>>): string {
  return (id === null ? undefined : terms.get(id)?.name) ?? '';
}

export const serviceSearch = termSource('service', { number: 2, objectType: 'service_index', title: 'Dịch vụ' });
export const specialitySearch = termSource('speciality', {
  number: 3,
  objectType: 'speciality_index',
  title: 'Chuyên khoa',
});

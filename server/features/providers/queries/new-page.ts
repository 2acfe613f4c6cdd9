import type { Services } from '../../../platform/services.ts';
import { foldText } from '../../../platform/text/fold-text.ts';
import { PlaceTypeFinder } from '../../places/import/place-type.ts';
import { lexiconOf } from '../../query-reading/lexicon.ts';
import { namedIn } from '../../query-reading/rules/named-parts.ts';
import { meaningsOf } from '../../query-reading/rules/query-meaning.ts';
import { termsOf } from '../../taxonomy/term.repository.ts';
import type { Words } from '../rules/version-of.ts';
import type { StaffApplication } from '../staff-contract.ts';
import { tables } from '../tables.ts';

interface Said extends Words {
  readonly type: StaffApplication['type'];
}

/** What a page made from an application would be called, and what its words say of kind and province. */
export async function newPageOf({ db }: Services, said: Said): Promise<StaffApplication['new_page']> {
  const name = said.type === 'place' ? said.placeName || said.accountName : said.accountName;
  if (said.type === 'professional') return { name, place_type: null, province: null };
  const [terms, lexicon] = await Promise.all([termsOf(db), lexiconOf(db)]);
  const { type, from } = new PlaceTypeFinder(terms.ofKind('place_type'), terms.ofKind('speciality')).find('', name);
  // Addresses end with the province.
  const area = meaningsOf({ parts: namedIn(lexicon, said.placeAdd) }, 'area').at(-1);
  return { name, place_type: from === 'name' ? type : null, province: area?.area.provinceId ?? null };
}

/** The specialities that an application names. */
export async function namedSpecialities({ db }: Services, { profSpec }: Pick<Said, 'profSpec'>): Promise<number[]> {
  const named = meaningsOf({ parts: namedIn(await lexiconOf(db), profSpec) }, 'speciality');
  return [...new Set(named.map(({ term }) => term.id))];
}

/** The place of work that an application names, where exactly one place is called so. */
export async function namedWorkplaces({ db }: Services, { profPlace }: Pick<Said, 'profPlace'>): Promise<number[]> {
  const name = foldText(profPlace).slice(0, 220);
  if (name === '') return [];
  const found = await db.primary.rows(tables.selectFrom('place').select('id').where('foldedName', '=', name).limit(2));
  return found.length === 1 ? found.map(({ id }) => id) : [];
}

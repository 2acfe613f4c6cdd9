import type { Services } from '../../../platform/services.ts';
import { foldText } from '../../../platform/text/fold-text.ts';
import { PlaceTypeFinder } from '../../places/import/place-type.ts';
import { lexiconOf } from '../../query-reading/lexicon.ts';
import { namedIn } from '../../query-reading/rules/named-parts.ts';
import { meaningsOf } from '../../query-reading/rules/query-meaning.ts';
import { termsOf } from '../../taxonomy/term.repository.ts';
import type { StaffApplication, StaffApplicationRow } from '../staff-contract.ts';
import { tables } from '../tables.ts';

type Said = Pick<
  StaffApplicationRow,
  'type' | 'account_name' | 'place_name' | 'place_add' | 'prof_spec' | 'prof_place'
>;

/** What a page made from an application would be called, and what its words say of kind and province. */
export async function newPageOf({ db }: Services, said: Said): Promise<StaffApplication['new_page']> {
  const name = said.type === 'place' ? said.place_name || said.account_name : said.account_name;
  if (said.type === 'professional') return { name, place_type: null, province: null };
  const [terms, lexicon] = await Promise.all([termsOf(db), lexiconOf(db)]);
  const { type, from } = new PlaceTypeFinder(terms.ofKind('place_type'), terms.ofKind('speciality')).find('', name);
  // Addresses end with the province.
  const area = meaningsOf({ parts: namedIn(lexicon, said.place_add) }, 'area').at(-1);
  return { name, place_type: from === 'name' ? type : null, province: area?.area.provinceId ?? null };
}

/** The specialities that an application names. */
export async function namedSpecialities({ db }: Services, { prof_spec }: Pick<Said, 'prof_spec'>): Promise<number[]> {
  const named = meaningsOf({ parts: namedIn(await lexiconOf(db), prof_spec) }, 'speciality');
  return [...new Set(named.map(({ term }) => term.id))];
}

/** The place of work that an application names, where exactly one place is called so. */
export async function namedWorkplaces({ db }: Services, { prof_place }: Pick<Said, 'prof_place'>): Promise<number[]> {
  const name = foldText(prof_place).slice(0, 220);
  if (name === '') return [];
  const found = await db.primary.rows(tables.selectFrom('place').select('id').where('folded_name', '=', name).limit(2));
  return found.length === 1 ? found.map(({ id }) => id) : [];
}

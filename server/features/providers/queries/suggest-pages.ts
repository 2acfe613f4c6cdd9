import type { Services } from '../../../platform/services.ts';
import { foldText } from '../../../platform/text/fold-text.ts';
import { listStaffPlaces } from '../../places/queries/staff-places.ts';
import { listStaffProfessionals } from '../../professionals/queries/staff-professionals.ts';
import type { Words } from '../rules/version-of.ts';
import type { StaffApplication } from '../staff-contract.ts';

type Suggestion = StaffApplication['suggestions'][number];
type Said = Omit<Words, 'profPlace'> & Pick<StaffApplication, 'type'>;

/** How many pages are looked at, those of exactly that name first, and how many are suggested. */
const LOOKED_AT = 100;
const MAX_PAGES = 5;
const NAME_ORDER = { field: 'name', descending: false } as const;

type Listed = Suggestion & { readonly street: string };

/**
 * The pages of the directory that an application may mean: of the same name, or a place at the same street and number;
 * those with the most of its words first. What a search finds for other reasons, such as a service, is left out.
 */
export async function suggestPages(services: Services, said: Said): Promise<Suggestion[]> {
  const isPlace = said.type === 'place';
  const name = foldText(isPlace ? said.placeName : said.accountName);
  const street = isPlace ? numberedStreet(said.placeAdd) : '';
  const find = isPlace ? findPlaces : findProfessionals;
  const found = await Promise.all([name, street].filter(text => text !== '').map(text => find(services, text)));
  const words = foldText(isPlace ? said.placeAdd : said.profSpec).split(' ');
  const likeness = ({ name: listed, about }: Listed) =>
    words.filter(word => hasWords(about, word)).length + (foldText(listed) === name ? 100 : 0);
  const isMeant = (listed: Listed) =>
    (name !== '' && hasWords(listed.name, name)) || (street !== '' && numberedStreet(listed.street) === street);
  return [...new Map(found.flat().map(listed => [listed.id, listed])).values()]
    .filter(isMeant)
    .sort((a, b) => likeness(b) - likeness(a))
    .slice(0, MAX_PAGES)
    .map(({ id, name: listed, about, absolute_url }) => ({ id, name: listed, about, absolute_url }));
}

const queryOf = (q: string) =>
  ({ filter: { q }, sort: NAME_ORDER, offset: 0, limit: LOOKED_AT, ids: undefined }) as const;

async function findPlaces(services: Services, q: string): Promise<Listed[]> {
  const { rows } = await listStaffPlaces(services, queryOf(q));
  return rows.map(({ id, name, address, province_name, absolute_url }) => ({
    id,
    name,
    absolute_url,
    // Imported addresses end with the province.
    about: foldText(address).endsWith(foldText(province_name)) ? address : `${address}, ${province_name}`,
    street: address,
  }));
}

async function findProfessionals(services: Services, q: string): Promise<Listed[]> {
  const { rows } = await listStaffProfessionals(services, queryOf(q));
  return rows.map(({ id, name, specialities_text: about, absolute_url }) => ({
    id,
    name,
    about,
    absolute_url,
    street: '',
  }));
}

/** Whether a text has all of these folded words. */
function hasWords(text: string, words: string): boolean {
  const there = new Set(foldText(text).split(' '));
  return words.split(' ').every(word => there.has(word));
}

/** An address's number and street, folded; empty where it does not begin with a number, as a street alone is long. */
function numberedStreet(address: string): string {
  const street = foldText(address.split(',')[0] ?? '').replace(/^(so nha|so) /, '');
  return /^\d+\S* \S/.test(street) ? street : '';
}

import type { PhraseEntry } from '../../../platform/search/text/phrase-table.ts';
import { foldText } from '../../../platform/text/fold-text.ts';
import type { KnownTerm } from './known-term.ts';
import type { Meaning } from './query-meaning.ts';
import type { SmallPhrase } from './small-words.ts';

/** Kinds of facility that have one word for all of them, which stands first in their names. */
const FAMILIES = ['Bệnh viện', 'Phòng khám'];

/** Occupations that have one word for all of them, which stands first in their names. */
const PROFESSIONS = ['Kỹ thuật viên'];

/** Occupations of which each is called a doctor: that word alone asks for all of them. */
const DOCTOR = 'bac-si';

/** What no other kind of facility is: people who say its name mean all of them. */
const ANY_FACILITY = 'co-so-y-te-khac';

/** Every name of every term with what it means. */
export function* termPhrases(terms: readonly KnownTerm[]): Generator<PhraseEntry<SmallPhrase>> {
  const types = terms.filter(({ kind }) => kind === 'place_type');
  const families = FAMILIES.map(name => ({ name, terms: types.filter(type => type.name.startsWith(`${name} `)) }));
  const fields = new Set(
    terms
      .filter(({ kind }) => kind === 'speciality')
      .flatMap(namesOf)
      .map(foldText),
  );
  const services = terms.filter(({ kind }) => kind === 'service');
  yield* visitPhrases(terms, services);
  for (const family of families) yield loose(family.name, { part: 'place_type', ...family });
  for (const family of PROFESSIONS) {
    const own = terms.filter(({ kind, name }) => kind === 'occupation' && name.startsWith(`${family} `));
    for (const term of own) yield loose(family, { part: 'occupation', term, family });
  }
  for (const term of terms) {
    const meaning = meaningOf(term);
    for (const name of namesOf(term)) {
      if (meaning && !isOfFamily(term, name, families, fields)) yield loose(name, meaning);
    }
    for (const synonym of term.synonyms ?? []) {
      if (meaning) yield [...loose(synonym, meaning), { accents: 'any' }];
    }
  }
}

const loose = (text: string, meaning: Meaning) => [text, { meaning, certain: false }] as const;

/** "Tiêu hóa - Gan mật" is also called by each of its halves. */
function namesOf({ name, abbreviation, aliases }: KnownTerm): string[] {
  const halves = name.includes(' - ') ? name.split(' - ') : [];
  return [name, ...halves, abbreviation, ...aliases].filter(text => text !== '');
}

function meaningOf(term: KnownTerm): Meaning | undefined {
  if (term.kind === 'speciality' || term.kind === 'service') return { part: term.kind, term };
  if (term.kind === 'occupation') return term.slug === DOCTOR ? undefined : { part: 'occupation', term };
  const isKind = term.kind === 'place_type' && term.slug !== ANY_FACILITY;
  return isKind ? { part: 'place_type', name: term.name, terms: [term] } : undefined;
}

/**
 * Whether another name of a kind of facility says no more than its family and a field of medicine, which are understood
 * one by one and then find all of them: "Bệnh viện da liễu" is such a name of specialised hospitals.
 */
function isOfFamily(
  term: KnownTerm,
  name: string,
  families: readonly { readonly name: string }[],
  fields: ReadonlySet<string>,
): boolean {
  if (term.kind !== 'place_type' || name === term.name) return false;
  return families.some(family => {
    if (foldText(name) === foldText(family.name)) return true;
    return name.startsWith(`${family.name} `) && fields.has(foldText(name.slice(family.name.length)));
  });
}

/** "Khám nhi" is a service; who asks for it looks for the whole speciality. */
function* visitPhrases(
  terms: readonly KnownTerm[],
  services: readonly KnownTerm[],
): Generator<readonly [text: string, phrase: SmallPhrase]> {
  const visits = new Set(services.flatMap(namesOf).map(foldText));
  for (const term of terms.filter(({ kind }) => kind === 'speciality')) {
    for (const name of namesOf(term).map(text => `Khám ${text}`)) {
      if (visits.has(foldText(name))) yield loose(name, { part: 'speciality', term });
    }
  }
}

import type { KnownTerm } from './known-term.ts';
import type { Meaning, RankFilter } from './query-meaning.ts';
import type { SmallPhrase } from './small-words.ts';

/** A title, a degree or an honour as people say it before a name or a field. */
interface Rank {
  /** The name as chips show it. */
  readonly name: string;
  readonly words: readonly string[];
  readonly filter: RankFilter;
  /** Slugs of the terms that are meant, or what they begin with. */
  readonly slugs: readonly string[];
}

const KINDS: Readonly<Record<RankFilter, string>> = {
  titles: 'title',
  degrees: 'degree',
  qualifications: 'qualification',
};

const levels = (...numbers: string[]) =>
  numbers.flatMap(number => [`chuyên khoa ${number}`, `chuyên khoa cấp ${number}`]).flatMap(withDoctor);

const RANKS: readonly Rank[] = [
  { name: 'Giáo sư', words: ['giáo sư'], filter: 'titles', slugs: ['giao-su'] },
  { name: 'Phó giáo sư', words: ['phó giáo sư'], filter: 'titles', slugs: ['pho-giao-su'] },
  { name: 'Tiến sĩ', words: ['tiến sĩ'], filter: 'degrees', slugs: ['tien-si'] },
  { name: 'Thạc sĩ', words: ['thạc sĩ'], filter: 'degrees', slugs: ['thac-si'] },
  { name: 'Cử nhân', words: ['cử nhân'], filter: 'degrees', slugs: ['cu-nhan'] },
  {
    name: 'Bác sĩ chuyên khoa I',
    words: levels('1', 'i'),
    filter: 'degrees',
    slugs: ['bac-si-chuyen-khoa-cap-i'],
  },
  {
    name: 'Bác sĩ chuyên khoa II',
    words: levels('2', 'ii'),
    filter: 'degrees',
    slugs: ['bac-si-chuyen-khoa-cap-ii'],
  },
  { name: 'Bác sĩ nội trú', words: ['bác sĩ nội trú'], filter: 'degrees', slugs: ['bac-si-noi-tru-benh-vien'] },
  {
    name: 'Thầy thuốc Nhân dân',
    words: ['thầy thuốc nhân dân', 'ttnd'],
    filter: 'qualifications',
    slugs: ['thay-thuoc-nhan-dan'],
  },
  {
    name: 'Thầy thuốc Ưu tú',
    words: ['thầy thuốc ưu tú', 'ttưt'],
    filter: 'qualifications',
    slugs: ['thay-thuoc-uu-tu'],
  },
];

/** Such a title belongs to a person; titles are part of names, too. */
const OF_PEOPLE: Meaning = { part: 'kind', kind: 'professional', isTitle: true };

/** Titles and degrees with the values of the filters by which lists are narrowed to those who have them. */
export function* rankPhrases(terms: readonly KnownTerm[]): Generator<readonly [text: string, phrase: SmallPhrase]> {
  for (const { name, words, filter, slugs } of RANKS) {
    const meant = terms.filter(term => term.kind === KINDS[filter] && slugs.some(slug => isOf(term.slug, slug)));
    for (const text of words) {
      if (meant.length > 0) yield [text, { meaning: { part: 'rank', name, filter, terms: meant }, certain: false }];
      yield [text, { meaning: OF_PEOPLE, certain: false }];
    }
  }
}

function withDoctor(words: string): string[] {
  return [words, `bác sĩ ${words}`];
}

/** "thac-si-duoc-hoc" is a "thac-si", "bac-si-chuyen-khoa-cap-ii" no "bac-si-chuyen-khoa-cap-i". */
const isOf = (slug: string, beginning: string) => slug === beginning || slug.startsWith(`${beginning}-`);

import type { RoaringBitmap32 } from 'roaring-wasm';
import { listOf, type Tag } from '../../../platform/cache/tag.ts';
import { allOrRelease } from '../../../platform/facets/all-or-release.ts';
import { ALL_FACET } from '../../../platform/facets/facet-store.ts';
import { type LooserList, looserLists } from '../../../platform/lists/looser-lists.ts';
import type { Services } from '../../../platform/services.ts';
import type { SubjectList } from '../../../platform/subjects/subject.ts';
import { freeThisWeek } from '../../free-times/free-tags.ts';
import { filterType, type RelaxedList } from '../contract.ts';
import { type AskedList, relaxations, repeats, WHERE } from '../rules/relaxations.ts';
import { type ListFacets, listFacets, listMembers, releaseFacets, tallyMembers } from './list-members.ts';
import type { NearVisitor } from './near-visitor.ts';
import { type ListKnowledge, surroundingsOf } from './surroundings.ts';

/** A list that is empty, and what else is known. */
export interface EmptyList {
  readonly asked: AskedList;
  readonly knowledge: ListKnowledge;
  readonly visitor: NearVisitor;
  /** What the words find of its kind, whatever it is narrowed by; undefined without words. */
  readonly found?: RoaringBitmap32 | undefined;
}

/** A list of the directory with its bitmaps. */
interface Stored {
  readonly kind: string;
  readonly list: SubjectList;
  readonly facets: ListFacets;
}

type RelaxingServices = Pick<Services, 'clock' | 'facets' | 'subjects'>;

/**
 * The lists to which an empty one leads, the nearest first, and what decides them. Some fifty counts of bitmaps at most,
 * which cost microseconds each; what is near the visitor is asked for once of each kind, however many of the lists ask for
 * it.
 */
export async function relaxedLists(
  services: RelaxingServices,
  empty: EmptyList,
): Promise<{ readonly lists: RelaxedList[]; readonly tags: Tag[] }> {
  const { asked, knowledge, visitor } = empty;
  const stored = await storedLists(services);
  try {
    const others = stored
      .filter(({ kind }) => kind !== asked.kind)
      .map(({ kind, list }) => ({ kind, filters: filterType.options.filter(type => list.filters.includes(type)) }));
    const { near, ...surroundings } = surroundingsOf(knowledge, asked.filters, visitor.position);
    const hasPositions = stored.some(({ kind, list }) => kind === asked.kind && list.filters.includes('near'));
    const around = { ...surroundings, near: hasPositions ? near : undefined, others };
    const countOf = (query: AskedList) => countList(empty, stored, query);
    const counted = await looserLists(relaxations(asked, around), countOf, repeats);
    const tags = others.flatMap(({ kind }) => [listOf(kind), freeThisWeek(kind)]);
    return { lists: counted.map(list => present(asked, list)), tags };
  } finally {
    for (const { facets } of stored) releaseFacets(facets);
  }
}

/** The lists of all kinds with bitmaps as of now, which are the caller's to release. */
async function storedLists({ clock, facets, subjects }: RelaxingServices): Promise<Stored[]> {
  const now = clock.now();
  const asked = subjects.listed.map(async ({ name, list }) => {
    return { kind: name, list, facets: await listFacets(facets, name, now) };
  });
  return allOrRelease(Promise.all(asked), asked, each => releaseFacets(each.facets));
}

/** What a list shows, and its address. */
interface CountedList extends LooserList<AskedList> {
  readonly nouns: RelaxedList['nouns'];
  readonly address: string;
}

async function countList(
  { knowledge: { catalogue }, visitor, found }: EmptyList,
  stored: readonly Stored[],
  query: AskedList,
): Promise<CountedList> {
  const of = stored.find(({ kind }) => kind === query.kind);
  if (!of) throw new Error(`No kind of record that is listed is named ${query.kind}`);
  const { list } = of;
  const facets = await visitor.withNear(list.table, of.facets, query.filters);
  const members = listMembers(facets, query.filters, query.q === '' ? undefined : found);
  try {
    const count = members?.size ?? facets.records.cardinality(ALL_FACET);
    const [by] = filterType.options.filter(type => type === list.tally);
    const tally =
      by && count > 0 ? tallyMembers(facets, by, catalogue.valuesOf(by), members) : new Map<string, number>();
    return { query, count, nouns: count > 0 ? [...list.nouns(tally, count)] : [], address: addressOf(list, query) };
  } finally {
    members?.dispose();
  }
}

/** Parameters have one order in addresses: the words, then filters by their names. */
function addressOf(list: SubjectList, { q, filters }: AskedList): string {
  const parameters = [...filters]
    .map(([type, values]) => [type, values.map(({ slug }) => slug)] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return list.address({ q, ...Object.fromEntries(parameters) });
}

function present(asked: AskedList, { query, count, nouns, address }: CountedList): RelaxedList {
  const chosen = chosenOf(query);
  const kept = new Set(chosen.map(({ type, slug }) => `${type} ${slug}`));
  const left = chosenOf(asked).filter(
    ({ type, slug }) => !WHERE.some(where => where === type) && !kept.has(`${type} ${slug}`),
  );
  return {
    kind: query.kind,
    count,
    nouns: [...nouns],
    q: query.q,
    chosen,
    left_out: left.map(({ name }) => name),
    absolute_url: address,
  };
}

const chosenOf = ({ filters }: AskedList): RelaxedList['chosen'] =>
  [...filters].flatMap(([type, values]) => values.map(({ slug, name }) => ({ type, slug, name })));

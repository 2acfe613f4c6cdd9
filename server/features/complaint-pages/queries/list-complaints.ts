import { relaxedQueries } from '../../../platform/lists/relaxed-queries.ts';
import type { Services } from '../../../platform/services.ts';
import { writtenOut } from '../../abbreviations/abbreviation.repository.ts';
import { areaTable } from '../../areas/area-table.ts';
import { complaintsOf } from '../../complaints/complaint.repository.ts';
import { complaintPages } from '../../complaints/pages.ts';
import type { Complaint } from '../../complaints/rules/complaint.ts';
import type { ComplaintTable } from '../../complaints/rules/complaint-table.ts';
import { LETTERS, type Letter } from '../../library/contract.ts';
import { listName, storedLetter } from '../../library/rules/list-name.ts';
import { type Terms, termsOf } from '../../taxonomy/term.repository.ts';
import { complaintCard } from '../complaint.presenter.ts';
import type { ComplaintList, ComplaintListQuery } from '../contract.ts';
import { type ComplaintKnowledge, findComplaints } from '../rules/find-complaints.ts';

interface ListedComplaint {
  readonly complaint: Complaint;
  readonly letter: string;
  readonly sortName: string;
}

const listed = new WeakMap<ComplaintTable, readonly ListedComplaint[]>();

/** One page of complaints from A to Z, or what some words mean, the best first. Runs on tables in memory. */
export async function listComplaints({ db }: Pick<Services, 'db'>, query: ComplaintListQuery): Promise<ComplaintList> {
  const [table, terms, areas] = await Promise.all([complaintsOf(db), termsOf(db), areaTable(db)]);
  const known = { table, areas };
  const all = fromAToZ(table);
  const withinOf = (speciality: string | undefined) => (speciality ? leadingTo(speciality, all, terms) : all);
  const within = withinOf(query.speciality);
  const words = await writtenOut(db, query.q?.trim() ?? '');
  const { page, page_size } = query;
  const found = words === '' ? ofLetter(within, query.letter) : byWords(words, known, within);
  const asked = { letter: words === '' ? query.letter : undefined, speciality: query.speciality, q: query.q?.trim() };
  const countOf = async ({ letter, speciality, q }: Partial<typeof asked>) =>
    (q === undefined ? ofLetter(withinOf(speciality), letter) : byWords(words, known, withinOf(speciality))).length;
  return {
    count: found.length,
    page,
    page_count: Math.ceil(found.length / page_size),
    letters: words === '' ? lettersOf(within) : [],
    specialities: specialitiesOf(all, terms),
    items: found
      .slice((page - 1) * page_size, page * page_size)
      .map(({ complaint }) => complaintCard(complaint, terms)),
    ...(found.length === 0 && { relaxed: await relaxedQueries(asked, complaintPages.list, countOf) }),
  };
}

/** All complaints in the order of the list, worked out once for a table. */
function fromAToZ(table: ComplaintTable): readonly ListedComplaint[] {
  const known = listed.get(table);
  if (known) return known;
  const sorted = table.all
    .map(complaint => ({ complaint, ...listName(complaint.name) }))
    .toSorted((a, b) => compareBytes(a.letter, b.letter) || compareBytes(a.sortName, b.sortName));
  listed.set(table, sorted);
  return sorted;
}

const compareBytes = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Those that a speciality looks after; none where there is no such speciality. */
function leadingTo(slug: string, all: readonly ListedComplaint[], terms: Terms): readonly ListedComplaint[] {
  const speciality = terms.bySlug('speciality', slug);
  return speciality ? all.filter(({ complaint }) => complaint.terms.includes(speciality.id)) : [];
}

const ofLetter = (all: readonly ListedComplaint[], letter: Letter | undefined) =>
  letter === undefined ? all : all.filter(each => each.letter === storedLetter(letter));

function byWords(words: string, known: ComplaintKnowledge, within: readonly ListedComplaint[]): ListedComplaint[] {
  const byComplaint = new Map(within.map(each => [each.complaint, each]));
  return findComplaints(words, known, [...byComplaint.keys()]).flatMap(each => byComplaint.get(each) ?? []);
}

function lettersOf(all: readonly ListedComplaint[]): ComplaintList['letters'] {
  const byLetter = Map.groupBy(all, ({ letter }) => letter);
  return LETTERS.flatMap(letter => {
    const count = byLetter.get(storedLetter(letter))?.length ?? 0;
    return count === 0 ? [] : [{ letter, count }];
  });
}

function specialitiesOf(all: readonly ListedComplaint[], terms: Terms): ComplaintList['specialities'] {
  return terms.ofKind('speciality').flatMap(({ id, slug, name }) => {
    const count = all.filter(({ complaint }) => complaint.terms.includes(id)).length;
    return count === 0 ? [] : [{ slug, name, count }];
  });
}

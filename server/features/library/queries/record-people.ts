import type { Services } from '../../../platform/services.ts';
import { peopleOf } from '../../articles/queries/people-of.ts';
import type { LibraryDetail } from '../contract.ts';

/** The columns of a record that name its people. */
export const PEOPLE_COLUMNS = ['author_id', 'author_name', 'reviewer_id', 'reviewer_name', 'reviewed_on'] as const;

interface PeopleRow {
  readonly author_id: number | null;
  readonly author_name: string;
  readonly reviewer_id: number | null;
  readonly reviewer_name: string;
}

/** Who wrote and who checked a record, as their pages show them today. */
export async function recordPeople(
  services: Pick<Services, 'db'>,
  row: PeopleRow,
): Promise<Pick<LibraryDetail, 'author' | 'reviewer'>> {
  const author = { id: row.author_id, name: row.author_name };
  const reviewer = { id: row.reviewer_id, name: row.reviewer_name };
  const person = await peopleOf(services, [author, reviewer]);
  const isReviewed = reviewer.id !== null || reviewer.name !== '';
  return { author: person(author), reviewer: isReviewed ? person(reviewer) : null };
}

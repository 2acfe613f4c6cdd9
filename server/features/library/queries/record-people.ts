import type { Services } from '../../../platform/services.ts';
import { peopleOf } from '../../articles/queries/people-of.ts';
import type { LibraryDetail } from '../contract.ts';

/** The columns of a record that name its people. */
export const PEOPLE_COLUMNS = ['author', 'authorName', 'reviewer', 'reviewerName', 'reviewedOn'] as const;

interface PeopleRow {
  readonly author: number | null;
  readonly authorName: string;
  readonly reviewer: number | null;
  readonly reviewerName: string;
}

/** Who wrote and who checked a record, as their pages show them today. */
export async function recordPeople(
  services: Pick<Services, 'db'>,
  row: PeopleRow,
): Promise<Pick<LibraryDetail, 'author' | 'reviewer'>> {
  const author = { id: row.author, name: row.authorName };
  const reviewer = { id: row.reviewer, name: row.reviewerName };
  const person = await peopleOf(services, [author, reviewer]);
  const isReviewed = reviewer.id !== null || reviewer.name !== '';
  return { author: person(author), reviewer: isReviewed ? person(reviewer) : null };
}

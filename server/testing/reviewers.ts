import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { expect } from 'vitest';
import { commentList } from '../features/reviews/contract.ts';
import { manyVisitors, post } from './account-visits.ts';
import { createDirectory, type Directory } from './directory.ts';
import { logIn } from './log-in.ts';
import type { TestApp } from './test-app.ts';
import type { Request } from './visitor.ts';

export type ReviewedKind = 'place' | 'professional';

/** Who writes reviews, and who decides on them. */
export interface Reviewers {
  /** A browser of nobody's, from a network address of its own. */
  visitor(): Request;
  readonly moderator: Request;
  /** For records that nobody has reviewed yet. */
  readonly directory: Directory;
  /** What a visitor who has no account sends as a review. */
  review(vary?: Readonly<Record<string, unknown>>): object;
  create(who: Request, kind: ReviewedKind, body: object): Promise<Response>;
  /** The moderator's decision on a review. */
  decide(id: number, decision: object): Promise<Response>;
  /** The reviews of a page that everybody sees. */
  list(kind: ReviewedKind, id: number, query?: string): Promise<ReturnType<typeof commentList.parse>>;
  /** A review that everybody can read; answers its id. */
  published(kind: ReviewedKind, id: number, vary?: Readonly<Record<string, unknown>>): Promise<number>;
}

/** For an app with the world tiny and `trustProxy: 1`. */
export async function addReviewers(app: TestApp): Promise<Reviewers> {
  const visitor = manyVisitors(app);
  const moderator = await logIn(app, ACCOUNTS.moderator.email);
  let sent = 0;
  const review: Reviewers['review'] = (vary = {}) => {
    sent += 1;
    return {
      name: 'Trần Thị Khách',
      email: `khach-${sent}@thu.example`,
      liking: true,
      overall_rating: 4,
      comment: `Tôi được khám kỹ và giải thích rõ ràng, lần thứ ${sent}.`,
      ratings: { attitude: 5, waiting_time: 3, cleanliness: 4, recommending: 0 },
      ...vary,
    };
  };
  const create: Reviewers['create'] = (who, kind, body) => post(who, `/api/v1/${kind}/comment/create/`, body);
  const decide: Reviewers['decide'] = (id, decision) =>
    post(moderator, `/api/admin/comments/${id}/decision/`, decision);
  return {
    visitor,
    moderator,
    review,
    create,
    decide,
    directory: await createDirectory(app.services),
    list: async (kind, id, query = '') =>
      commentList.parse(await (await app.request(`/api/v1/comment/${kind}/${id}/${query}`)).json()),
    published: async (kind, id, vary = {}) => {
      const answer = await create(visitor(), kind, review({ [kind]: id, ...vary }));
      const posted = await answer.json();
      expect(answer.status, JSON.stringify(posted)).toBe(200);
      expect((await decide(posted.id, { decision: 'publish' })).status).toBe(200);
      return Number(posted.id);
    },
  };
}

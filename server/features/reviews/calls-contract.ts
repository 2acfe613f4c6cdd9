import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { idParam } from '../../platform/contract/fields.ts';
import { rawText } from '../../platform/text/text-field.ts';
import { reportAnswer, reportRequest } from '../contributions/contract.ts';
import {
  accountComments,
  commentEdit,
  commentEdited,
  commentList,
  commentListQuery,
  commentPost,
  commentPosted,
  commentToEdit,
  ownComments,
  removedReview,
  voteAnswer,
  voteRequest,
} from './contract.ts';

export const COMMENT_RATE = { name: 'comment', points: 20, seconds: 3_600 };
export const COMMENT_EDIT_RATE = { name: 'comment-edit', points: 60, seconds: 3_600 };
export const VOTE_RATE = { name: 'comment-vote', points: 120, seconds: 3_600 };
export const REPORT_RATE = { name: 'comment-report', points: 20, seconds: 3_600 };

const byId = z.object({ id: idParam });

/** Calls about the reviews of one kind of record; the specification writes one of the paths without a slash at its end. */
export const commentCalls = <K extends string>(kind: K) =>
  declareCalls({
    list: {
      method: 'GET',
      path: `/api/v1/comment/${kind}/:id/`,
      summary: `Reviews of a ${kind}, a page at a time, with what they say together`,
      access: 'public',
      sheds: true,
      params: byId,
      query: commentListQuery,
      answer: commentList,
    },
    own: {
      method: 'GET',
      path: `/api/v1/comment/${kind}/:id/own/`,
      summary: `What the account that asks wrote and voted on the page of a ${kind}`,
      access: 'user',
      params: byId,
      answer: ownComments,
    },
    create: {
      method: 'POST',
      path: `/api/v1/${kind}/comment/create/`,
      summary: `Posts a review of a ${kind}, or the owner's answer to one; ["LOGIN_REQUIRED"] for the address of an account`,
      access: 'public',
      rate: COMMENT_RATE,
      body: commentPost,
      answer: commentPosted,
    },
    read: {
      method: 'GET',
      path: `/api/v1/${kind}/comment/:id/`,
      summary: 'The text of a comment, for its author and the owner of the page',
      access: 'user',
      params: byId,
      answer: commentToEdit,
    },
    edit: {
      method: 'PUT',
      path: `/api/v1/${kind}/comment/:id/`,
      summary: 'Edits a comment: its author does, or the owner of the page, which is said there',
      access: 'user',
      rate: COMMENT_EDIT_RATE,
      params: byId,
      body: commentEdit,
      answer: commentEdited,
    },
  });

/** Calls about comments of any kind of record. */
export const reviewCalls = declareCalls({
  vote: {
    method: 'POST',
    path: '/api/v1/comment-voting/',
    summary: 'Votes a comment useful or not; the other vote of the same account is taken back',
    access: 'user',
    rate: VOTE_RATE,
    body: voteRequest,
    answer: voteAnswer,
  },
  report: {
    method: 'POST',
    path: '/api/v1/comment-report/:id/',
    summary: 'Tells staff what is wrong with a comment',
    access: 'user',
    rate: REPORT_RATE,
    params: byId,
    body: reportRequest,
    answer: reportAnswer,
  },
  mine: {
    method: 'GET',
    path: '/api/v1/account/comment/',
    summary: 'Everything that the account that asks wrote about places and professionals, newest first',
    access: 'user',
    query: z.object({ page: rawText(10).transform(Number).pipe(z.int().min(1).max(1_000)).catch(1) }),
    answer: accountComments,
  },
  removed: {
    method: 'GET',
    path: '/api/v1/removed-review/',
    summary: 'Reviews that staff took down, newest first, with the reason',
    access: 'public',
    query: z.object({ page: rawText(10).transform(Number).pipe(z.int().min(1).max(1_000)).catch(1) }),
    answer: z.object({
      count: z.number().int(),
      page: z.number().int(),
      pages: z.number().int(),
      items: z.array(removedReview.extend({ name: z.string(), absolute_url: z.string() })),
    }),
  },
});

declare module '../../platform/contract/site-calls.ts' {
  interface SiteContracts {
    comments: ReturnType<typeof commentCalls<string>>;
    reviews: typeof reviewCalls;
  }
}

import { z } from 'zod';
import { nothing, plainText, rawText, withWords } from '../../platform/text/text-field.ts';
import { accountEmail, accountName } from '../accounts/contract.ts';
import { CONTRIBUTION_STATUSES } from '../contributions/contract.ts';

/** Why staff take a comment down. */
export const REMOVAL_REASONS = ['personal-data', 'insult', 'advertising', 'fake', 'off-topic', 'law'] as const;
export type RemovalReason = (typeof REMOVAL_REASONS)[number];

/** What is rated beside the whole; each 1–5, 0 where not rated. */
export const ASPECTS = ['attitude', 'waiting_time', 'cleanliness', 'recommending'] as const;
export type Aspect = (typeof ASPECTS)[number];

export const MIN_COMMENT = 10;
export const MAX_COMMENT = 2_000;

const stars = z.int('Số sao không hợp lệ.').min(0, 'Số sao không hợp lệ.').max(5, 'Số sao chỉ từ 1 đến 5.');
const entityId = z
  .int()
  .min(1)
  .max(2 ** 31 - 1);

export const commentText = withWords(
  plainText(MAX_COMMENT, `Nhận xét dài tối đa ${MAX_COMMENT} ký tự.`).refine(text => text.length >= MIN_COMMENT, {
    error: `Nhận xét cần ít nhất ${MIN_COMMENT} ký tự.`,
    abort: true,
  }),
);

const ratings = z.object({
  attitude: stars.default(0),
  waiting_time: stars.default(0),
  cleanliness: stars.default(0),
  recommending: stars.default(0),
});

const none = nothing.transform(() => '');

/** A review, or with `parent` the owner's answer to one. `place` and `professional` say the page that it was sent from. */
export const commentPost = z.object({
  place: entityId.nullish(),
  professional: entityId.nullish(),
  /** Of visitors who are not logged in; of others the account's own count. */
  name: accountName.or(none).nullish(),
  email: accountEmail.or(none).nullish(),
  comment: commentText,
  liking: z.boolean().nullish(),
  overall_rating: stars.default(0),
  ratings: ratings.default({ attitude: 0, waiting_time: 0, cleanliness: 0, recommending: 0 }),
  parent: entityId.nullish(),
  source: rawText(20).nullish(),
});
export type CommentPost = z.output<typeof commentPost>;

export const commentEdit = z.object({
  place: entityId.nullish(),
  professional: entityId.nullish(),
  comment: commentText,
});

const reply = z.object({
  id: z.number().int(),
  author_name: z.string(),
  comment_html: z.string(),
  created_at: z.string(),
  edited: z.boolean(),
});

/** A review as everybody may read it. */
export const comment = z.object({
  id: z.number().int(),
  author_name: z.string(),
  liking: z.boolean().nullable(),
  overall_rating: z.number().int(),
  ratings: z.object({
    attitude: z.number().int(),
    waiting_time: z.number().int(),
    cleanliness: z.number().int(),
    recommending: z.number().int(),
  }),
  comment_html: z.string(),
  /** Who edited it last: its author, or the owner of the page, whose edit leaves the first words one click away. */
  edited_by: z.enum(['author', 'owner']).nullable(),
  original_html: z.string().nullable(),
  is_verified: z.boolean(),
  useful: z.number().int(),
  not_useful: z.number().int(),
  created_at: z.string(),
  replies: z.array(reply),
});
export type CommentAnswer = z.infer<typeof comment>;

/** What is left of a review that staff took down. */
export const removedReview = z.object({
  id: z.number().int(),
  removed_at: z.string(),
  reason: z.enum(REMOVAL_REASONS),
});
export type RemovedReview = z.infer<typeof removedReview>;

/** What the shown reviews say together. */
export const reviewSummary = z.object({
  /** The plain mean of the ratings to one decimal; null where nobody rated. */
  score: z.number().nullable(),
  ratings: z.number().int(),
  reviews: z.number().int(),
  verified: z.number().int(),
  /** How many gave one star, two … five. */
  distribution: z.array(z.number().int()).length(5),
  aspects: z.object({
    attitude: z.number().nullable(),
    waiting_time: z.number().nullable(),
    cleanliness: z.number().nullable(),
    recommending: z.number().nullable(),
  }),
});
export type ReviewSummary = z.infer<typeof reviewSummary>;

export const COMMENT_SORTS = ['newest', 'useful', 'highest', 'lowest'] as const;
export type CommentSort = (typeof COMMENT_SORTS)[number];

/** What is not understood counts as not asked. */
export const commentListQuery = z.object({
  page: rawText(10).transform(Number).pipe(z.int().min(1).max(10_000)).catch(1),
  sort: z.enum(COMMENT_SORTS).catch('newest'),
  stars: rawText(1).transform(Number).pipe(z.int().min(1).max(5)).optional().catch(undefined),
  verified: z
    .literal('1')
    .transform(() => true)
    .optional()
    .catch(undefined),
});
export type CommentListQuery = z.output<typeof commentListQuery>;

/** Ten reviews a page. */
export const commentList = z.object({
  /** Of the reviews that fit the filters. */
  count: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  summary: reviewSummary,
  items: z.array(comment),
  /** The latest that were taken down here, newest first. */
  removed: z.array(removedReview),
  /** How many reviews were removed in all. */
  removed_count: z.number().int(),
});
export type CommentList = z.infer<typeof commentList>;

/** `status` says whether everybody sees it at once. */
export const commentPosted = z.object({
  id: z.number().int(),
  status: z.enum(CONTRIBUTION_STATUSES),
  comment_html: z.string(),
});
export type CommentPosted = z.infer<typeof commentPosted>;

/** A comment as its author needs it to edit it. */
export const commentToEdit = z.object({ id: z.number().int(), comment: z.string() });
/** `status` says whether everybody sees it at once, as before, or whether it waits for staff. */
export const commentEdited = z.object({
  id: z.number().int(),
  status: z.enum(CONTRIBUTION_STATUSES),
  comment_html: z.string(),
});
export type CommentEdited = z.infer<typeof commentEdited>;

/** What a visitor who is logged in did here, which no shared page shows. */
export const ownComments = z.object({
  /** Own reviews that are not public: they wait or were refused. */
  waiting: z.array(commentPosted.extend({ created_at: z.string() })),
  /** Own votes on comments of this page: id and direction. */
  votes: z.array(z.object({ comment_id: z.number().int(), useful: z.boolean() })),
  /** Own comments, which their author may edit. */
  authored: z.array(z.number().int()),
  /** The visitor owns the page: may answer and edit, and neither votes, reports nor reviews. */
  is_owner: z.boolean(),
  /** The review that keeps the visitor from writing another one: of the last twelve months, and not taken down. */
  written: commentPosted.extend({ created_at: z.string() }).nullable(),
  /** The visitor neither owns the page nor reviewed it in the last twelve months. */
  may_write: z.boolean(),
});
export type OwnComments = z.infer<typeof ownComments>;

/** Everything that the account that asks wrote, newest first. */
export const accountComments = z.object({
  count: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  items: z.array(
    z.object({
      id: z.number().int(),
      kind: z.string(),
      /** Of the page that it stands on; empty where nobody sees that any more. */
      name: z.string(),
      absolute_url: z.string(),
      /** The owner's answer to a review. */
      is_reply: z.boolean(),
      status: z.enum(CONTRIBUTION_STATUSES).exclude(['reported']),
      overall_rating: z.number().int(),
      comment_html: z.string(),
      is_verified: z.boolean(),
      /** Why staff took it down or did not publish it. */
      reason: z.enum(REMOVAL_REASONS).nullable(),
      created_at: z.string(),
    }),
  ),
});
export type AccountComments = z.infer<typeof accountComments>;

export const voteRequest = z.object({
  /** The kind of record whose comments are voted on: `place`, `professional`. */
  vote_for: rawText(20),
  useful: z.boolean(),
  comment_id: entityId,
  first_time: z.boolean().optional(),
});
export const voteAnswer = z.object({ useful: z.number().int(), not_useful: z.number().int() });
export type VoteAnswer = z.infer<typeof voteAnswer>;

import { z } from 'zod';
import { uploadedFile } from '../../platform/contract/fields.ts';
import { htmlText, lineText, rawText } from '../../platform/text/text-field.ts';
import { CONTRIBUTION_STATUSES } from '../contributions/contract.ts';

/** Who answers: a member, a professional whose licence staff checked, or the site itself. */
export const ANSWER_TYPES = ['member', 'professional', 'official'] as const;
export type AnswerType = (typeof ANSWER_TYPES)[number];

/** As whom one may reply beside oneself: an own page, or the site. */
export const REPLYER_TYPES = ['professional', 'place', 'official'] as const;
export type ReplyerType = (typeof REPLYER_TYPES)[number];

export const ASSIGNMENT_STATES = ['open', 'answered', 'cancelled', 'rejected', 'expired'] as const;

/** The name shown for an author who hides theirs, in the specification's words. */
export const HIDDEN_NAME = 'Thành viên ẩn danh';

export const MAX_POST_IMAGES = 5;
export const POST_IMAGES_FIELD = 'images';
export const MIN_POST = 20;
export const MAX_POST = 5_000;
/** Markup takes more room than the words that it holds. */
const MAX_POST_HTML = 20_000;
/** In UTF-8 a Vietnamese letter takes up to three bytes. */
export const MAX_POST_TEXT_BYTES = 3 * MAX_POST_HTML;
export const MAX_POST_CAPTION = 200;

const entityId = z
  .int()
  .min(1)
  .max(2 ** 31 - 1);

/** An id as a field of a multipart body carries it; JSON has numbers. */
export const idField = entityId.or(
  rawText(10)
    .regex(/^[1-9]\d{0,9}$/, 'Không tìm thấy mục này.')
    .transform(Number)
    .pipe(entityId),
);

const flag = z.union([z.boolean(), z.enum(['true', 'false', 'on', '1', '0', ''])]);
const isSet = (value: z.output<typeof flag>) => value === true || value === 'true' || value === 'on' || value === '1';

/** What a checkbox sends to protect a person, `true` or `false`; what is not understood protects as well. */
export const protectingFlag = flag.catch(true).transform(isSet);

/** Absent where nobody chose, or not what is understood: then the name is hidden as its author has hidden it in this discussion before. */
const hidingChoice = flag
  .optional()
  .catch(undefined)
  .transform(value => (value === undefined ? undefined : isSet(value)));

/** HTML or plain text; its words are counted without markup once it is clean. */
export const postBody = htmlText(MAX_POST_HTML);

export const postCaption = lineText(MAX_POST_CAPTION, `Chú thích dài tối đa ${MAX_POST_CAPTION} ký tự.`);
export const postCaptions = z
  .union([postCaption.transform(caption => [caption]), z.array(postCaption).max(MAX_POST_IMAGES)])
  .default([]);
export const postFiles = z
  .array(uploadedFile)
  .max(MAX_POST_IMAGES, `Mỗi bài viết có nhiều nhất ${MAX_POST_IMAGES} ảnh.`)
  .default([]);

/** A reply, as a multipart body; exactly one of `thread_id` and `article_id` says to what. */
export const newPost = z.object({
  thread_id: idField.optional(),
  article_id: idField.optional(),
  body: postBody.default(''),
  hiding_creator: hidingChoice,
  censor_images: protectingFlag.default(false),
  /** The kind that was chosen in the role selector. */
  reply_as_type: rawText(12).optional(),
  /** Of the role selector, or of the autocomplete; absent for the site itself. */
  reply_as_id: rawText(10).optional(),
  /** The choice of the autocomplete: `professional-12`. */
  reply_as_type_id: rawText(30).optional(),
  captions: postCaptions,
  images: postFiles,
});
export type NewPost = z.output<typeof newPost>;

/** An edit, as a multipart body: the captions are of the images that stand, then of the new ones. */
export const postEdit = z.object({
  body: postBody.default(''),
  hiding_creator: hidingChoice,
  captions: postCaptions,
  images: postFiles,
  /** The version that the edit began from; 409 with both texts where it is not the stored one. */
  version: idField.optional(),
});
export type PostEdit = z.output<typeof postEdit>;

export const postImage = z.object({
  id: z.number().int(),
  caption: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** Addresses of the stored sizes; of a censored picture those of the blurred copy. */
  url: z.string(),
  thumbnail_url: z.string(),
  is_censored: z.boolean(),
});
export type PostImageAnswer = z.infer<typeof postImage>;

/** As whom a reply speaks: what its template shows. Null for a member who speaks as oneself. */
export const replyer = z.object({
  type: z.enum(REPLYER_TYPES),
  name: z.string(),
  /** The address of the page; null for the site. */
  absolute_url: z.string().nullable(),
  /** "BS CKII", "Phòng khám đa khoa"; empty where there is none. */
  label: z.string(),
  specialities: z.array(z.string()),
  is_verified: z.boolean(),
  thumbnail: z.string().nullable(),
  /** Where a visit is booked; null where nobody can. */
  booking_url: z.string().nullable(),
});
export type Replyer = z.infer<typeof replyer>;

/** A post as everybody may read it: nothing in it reveals who hides their name. */
export const post = z.object({
  id: z.number().int(),
  position: z.number().int(),
  version: z.number().int(),
  body: z.string(),
  body_no_html: z.string(),
  hiding_creator: z.boolean(),
  created_at: z.string(),
  modified_at: z.string().nullable(),
  created_by: z.object({ name: z.string(), official: z.boolean() }),
  replyer: replyer.nullable(),
  answer_type: z.enum(ANSWER_TYPES),
  images: z.array(postImage),
  thanks: z.number().int(),
  /** Verified colleagues who agree, the first ones named. */
  agreements: z.object({
    count: z.number().int(),
    names: z.array(z.object({ name: z.string(), absolute_url: z.string() })),
  }),
});
export type PostAnswer = z.infer<typeof post>;

/** What was just stored; a pending one is shown to its author alone. */
export const postStored = z.object({
  post_data: post.extend({ status: z.enum(CONTRIBUTION_STATUSES) }),
  message: z.string(),
});
export type PostStored = z.infer<typeof postStored>;

export const quotedPost = z.object({
  post_data: z.object({ body_no_html: z.string(), hiding_creator: z.boolean(), created_at: z.string() }),
  /** The author who is quoted. */
  replyer: z.object({ name: z.string(), absolute_url: z.string().nullable() }),
});
export type QuotedPost = z.infer<typeof quotedPost>;

/** 409 of an edit: what is stored by now, beside what was sent. */
export const editConflict = z.object({ code: z.literal('POST_CHANGED'), detail: z.string(), current: post });

export const thanksRequest = z.object({ id: entityId });
export const thanksAnswer = z.object({ id: z.number().int(), thanks: z.number().int() });

export const agreementRequest = z.object({ id: entityId, agreed: z.boolean() });
export const agreementAnswer = post.shape.agreements;

export const ASSIGNMENT_ACTIONS = ['new', 'cancel', 'reject'] as const;
export const assignmentRequest = z.object({
  action: z.enum(ASSIGNMENT_ACTIONS, 'Không hiểu yêu cầu này.'),
  post_id: entityId,
  /** The account; for `new` alone. */
  assigned_to: entityId.nullish(),
});
export type AssignmentRequest = z.output<typeof assignmentRequest>;

/** Who is asked to answer; null where nobody is. */
export const assignment = z.object({ assigned_to: z.object({ id: z.number().int(), name: z.string() }) }).nullable();

/** A role of the selector, as JSON in its value. */
export const replyAs = z.object({
  reply_as_type: z.enum(REPLYER_TYPES),
  reply_as_id: z.number().int().nullable(),
  name: z.string(),
});

/** What concerns the account that asks about a discussion; shared pages hold none of it. */
export const ownPosts = z.object({
  thanked: z.array(z.number().int()),
  agreed: z.array(z.number().int()),
  /** Posts of the account that are shown or wait, with what it may do with them. */
  own: z.array(post.extend({ status: z.enum(CONTRIBUTION_STATUSES), removal_reason: z.string() })),
  /** Censored images of which the account may see the original. */
  originals: z.array(z.number().int()),
  reply_as: z.array(replyAs),
  /** A reply of which nobody says otherwise hides the name. */
  hides_name: z.boolean(),
  assignment,
  can: z.object({
    reply: z.boolean(),
    agree: z.boolean(),
    assign: z.boolean(),
    /** Take a question that nobody is asked to answer: `new` without `assigned_to`. */
    take: z.boolean(),
    /** The account is asked to answer. */
    decline: z.boolean(),
    /** The user may reply as a professional or place that the autocomplete finds. */
    reply_as_others: z.boolean(),
    use_editor: z.boolean(),
  }),
});
export type OwnPosts = z.infer<typeof ownPosts>;

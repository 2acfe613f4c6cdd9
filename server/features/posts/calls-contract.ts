import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { idParam } from '../../platform/contract/fields.ts';
import { askedText } from '../../platform/text/text-field.ts';
import { reportAnswer, reportRequest } from '../contributions/contract.ts';
import {
  agreementAnswer,
  agreementRequest,
  assignment,
  assignmentRequest,
  MAX_POST_IMAGES,
  MAX_POST_TEXT_BYTES,
  newPost,
  ownPosts,
  POST_IMAGES_FIELD,
  post,
  postCaption,
  postEdit,
  postStored,
  quotedPost,
  thanksAnswer,
  thanksRequest,
} from './contract.ts';

export const POST_RATE = { name: 'post', points: 30, seconds: 3_600 };
export const POST_EDIT_RATE = { name: 'post-edit', points: 120, seconds: 3_600 };
export const THANKS_RATE = { name: 'post-thanks', points: 120, seconds: 3_600 };
export const POST_REPORT_RATE = { name: 'post-report', points: 20, seconds: 3_600 };

const MEGABYTE = 1_048_576;
export const POST_UPLOAD = {
  fields: { [POST_IMAGES_FIELD]: MAX_POST_IMAGES },
  maxBytes: 8 * MEGABYTE,
  maxTextBytes: MAX_POST_TEXT_BYTES,
};

const byId = z.object({ id: idParam });

/** Calls about posts of any discussion, in the paths of the specification. */
export const postCalls = declareCalls({
  create: {
    method: 'POST',
    path: '/api/v1/post/',
    summary: 'Posts a reply with up to five pictures; one that needs a look waits for staff',
    access: 'user',
    rate: POST_RATE,
    upload: POST_UPLOAD,
    body: newPost,
    answer: postStored,
  },
  read: {
    method: 'GET',
    path: '/api/v1/post/:id/',
    summary: 'One post, with its HTML: what its form of editing shows',
    access: 'public',
    params: byId,
    answer: z.object({ post_data: post }),
  },
  quote: {
    method: 'GET',
    path: '/api/v1/post/:id/update/',
    summary: 'What a reply quotes of a post, and whose words they are',
    access: 'public',
    params: byId,
    answer: quotedPost,
  },
  edit: {
    method: 'PUT',
    path: '/api/v1/post/:id/update/',
    summary: 'Edits an own post; 409 with the stored text where another person saved meanwhile',
    access: 'user',
    rate: POST_EDIT_RATE,
    upload: POST_UPLOAD,
    params: byId,
    body: postEdit,
    answer: post,
  },
  removeImage: {
    method: 'DELETE',
    path: '/api/v1/postImage/:id/',
    summary: 'Deletes a picture of an own post',
    access: 'user',
    rate: POST_EDIT_RATE,
    params: byId,
    answer: z.object({ id: z.number().int() }),
  },
  caption: {
    method: 'PUT',
    path: '/api/v1/postImage/:id/',
    summary: 'Changes the caption of a picture of an own post',
    access: 'user',
    rate: POST_EDIT_RATE,
    params: byId,
    body: z.object({ caption: postCaption }),
    answer: z.object({ id: z.number().int(), caption: z.string() }),
  },
  original: {
    method: 'GET',
    path: '/api/v1/postImage/:id/original/',
    summary: 'The original of a censored picture, for its author, professionals and staff',
    access: 'user',
    params: byId,
    answer: z.unknown(),
    sends: 'file',
  },
  thank: {
    method: 'POST',
    path: '/api/v1/forum-post-feedback/',
    summary: 'Thanks for a post, once an account',
    access: 'user',
    rate: THANKS_RATE,
    body: thanksRequest,
    answer: thanksAnswer,
  },
  agree: {
    method: 'POST',
    path: '/api/v1/post-agreement/',
    summary: "Says, or takes back, that a verified doctor agrees with a colleague's answer",
    access: 'user',
    rate: THANKS_RATE,
    body: agreementRequest,
    answer: agreementAnswer,
  },
  assign: {
    method: 'POST',
    path: '/api/v1/post-assignment/',
    summary: 'Asks a professional to answer what opens a discussion, takes that back, or declines it',
    access: 'user',
    rate: POST_EDIT_RATE,
    body: assignmentRequest,
    answer: z.object({ assignment }),
  },
  report: {
    method: 'POST',
    path: '/api/v1/post-report/:id/',
    summary: 'Tells staff what is wrong with a post',
    access: 'user',
    rate: POST_REPORT_RATE,
    params: byId,
    body: reportRequest,
    answer: reportAnswer,
  },
  own: {
    method: 'GET',
    path: '/api/v1/discussion/:kind/:id/own/',
    summary: 'What the account that asks wrote, thanked for and may do in a discussion',
    access: 'user',
    params: z.object({ kind: z.enum(['thread', 'article']), id: idParam }),
    answer: ownPosts,
  },
  replyers: {
    method: 'GET',
    path: '/api/v1/autocomplete/replyer/',
    summary: 'As whom else an official or professional user may reply: HTML option elements, `type-id` in their values',
    access: 'user',
    query: z.object({ q: askedText(100).default('') }),
    answer: z.string(),
    sends: 'html',
  },
  creators: {
    method: 'GET',
    path: '/api/v1/autocomplete/creator/',
    summary: 'Whom a question may be assigned to: HTML option elements with the ids of accounts',
    access: 'user',
    query: z.object({ q: askedText(100).default('') }),
    answer: z.string(),
    sends: 'html',
  },
});

declare module '../../platform/contract/site-calls.ts' {
  interface SiteContracts {
    posts: typeof postCalls;
  }
}

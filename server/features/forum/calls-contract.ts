import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { idParam } from '../../platform/contract/fields.ts';
import { rawText } from '../../platform/text/text-field.ts';
import { POST_UPLOAD } from '../posts/calls-contract.ts';
import {
  activity,
  followAnswer,
  followRequest,
  newThread,
  ownThreads,
  similarQuery,
  similarThreads,
  stoppedAnswer,
  THREAD_TABS,
  threadDetail,
  threadList,
  threadListQuery,
  threadPosted,
  unreadAnswer,
} from './contract.ts';

export const THREAD_RATE = { name: 'thread', points: 10, seconds: 3_600 };
const FOLLOW_RATE = { name: 'thread-follow', points: 120, seconds: 3_600 };
const OPENED_RATE = { name: 'thread-opened', points: 600, seconds: 3_600 };
/** One mail service posts for all of its users, from few addresses. */
const UNSUBSCRIBE_RATE = { name: 'thread-unsubscribe', points: 600, seconds: 3_600 };
const CONFIRM_RATE = { name: 'thread-confirm', points: 30, seconds: 3_600 };

const byId = z.object({ id: idParam });

/** Calls about threads, in the paths of the specification. */
export const threadCalls = declareCalls({
  list: {
    method: 'GET',
    path: '/api/v1/thread/',
    summary: 'Questions, a page at a time: newest, unanswered, most thanked, or by words',
    access: 'public',
    sheds: true,
    cache: 'public',
    query: threadListQuery,
    answer: threadList,
  },
  similar: {
    method: 'GET',
    path: '/api/v1/thread/similar/',
    summary: 'Answered questions like the one that is being typed',
    access: 'public',
    sheds: true,
    query: similarQuery,
    answer: similarThreads,
  },
  activity: {
    method: 'GET',
    path: '/api/v1/thread/activity/',
    summary: 'What was asked and answered lately',
    access: 'public',
    sheds: true,
    query: z.object({ after: rawText(60).optional().catch(undefined) }),
    answer: activity,
  },
  detail: {
    method: 'GET',
    path: '/api/v1/thread/:id/',
    summary: 'A question with its replies; one that is not public for its asker alone',
    access: 'public',
    params: byId,
    query: z.object({ page: rawText(10).transform(Number).pipe(z.int().min(1).max(10_000)).catch(1) }),
    answer: threadDetail,
  },
  create: {
    method: 'POST',
    path: '/api/v1/thread/',
    summary: 'Asks a question with up to five pictures; ["LOGIN_REQUIRED"] for the address of an account',
    access: 'public',
    rate: THREAD_RATE,
    upload: POST_UPLOAD,
    listsFailures: true,
    body: newThread,
    answer: threadPosted,
  },
  confirm: {
    method: 'POST',
    path: '/api/v1/thread/confirm/:token/',
    summary: 'Confirms the email address of a visitor who asked; the question then waits for staff',
    access: 'public',
    rate: CONFIRM_RATE,
    params: z.object({ token: rawText(200) }),
    answer: threadPosted,
  },
  follow: {
    method: 'PUT',
    path: '/api/v1/thread/:id/follow/',
    summary: 'Follows a thread, or no longer',
    access: 'user',
    rate: FOLLOW_RATE,
    params: byId,
    body: followRequest,
    answer: followAnswer,
  },
  opened: {
    method: 'POST',
    path: '/api/v1/thread/:id/opened/',
    summary: 'Counts the replies to a followed thread as seen, and says whether the account follows it',
    access: 'user',
    rate: OPENED_RATE,
    params: byId,
    answer: followAnswer,
  },
  stop: {
    method: 'POST',
    path: '/api/v1/thread/stop/:token/',
    summary: 'Ends the email messages about a thread, by the link that each of them carries',
    access: 'public',
    rate: CONFIRM_RATE,
    params: z.object({ token: rawText(200) }),
    answer: stoppedAnswer,
  },
  unsubscribePage: {
    method: 'GET',
    path: '/api/v1/unsubscribe/thread/:token/',
    summary:
      'Leads a reader who opens the address in an email message by hand to the page that ends the messages about a thread',
    access: 'public',
    rate: CONFIRM_RATE,
    params: z.object({ token: rawText(200) }),
    answer: z.undefined(),
    sends: 'redirect',
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/v1/unsubscribe/thread/:token/',
    summary: 'Ends the email messages about a thread at one click in a mail program (RFC 8058), which sends no cookie',
    access: 'public',
    tokenIn: 'address',
    rate: UNSUBSCRIBE_RATE,
    params: z.object({ token: rawText(200) }),
    answer: stoppedAnswer,
  },
  unread: {
    method: 'GET',
    path: '/api/v1/account/thread/unread/',
    summary: 'How many followed threads have replies that the account has not seen, and how many it is asked to answer',
    access: 'user',
    answer: unreadAnswer,
  },
  feed: {
    method: 'GET',
    path: '/hoi-bac-si/tra-loi-moi.xml',
    summary: 'The latest answered questions, of all specialities or of one, as Atom',
    access: 'public',
    sheds: true,
    query: z.object({ speciality: threadListQuery.shape.speciality }),
    answer: z.unknown(),
    sends: 'file',
  },
  mine: {
    method: 'GET',
    path: '/api/v1/account/thread/',
    summary: 'What the account asked, replied to, follows and is asked to answer',
    access: 'user',
    query: z.object({ tab: z.enum(THREAD_TABS).optional().catch(undefined) }),
    answer: ownThreads,
  },
});

declare module '../../platform/contract/site-calls.ts' {
  interface SiteContracts {
    threads: typeof threadCalls;
  }
}

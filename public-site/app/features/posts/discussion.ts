import type { OwnPosts, PostAnswer } from '@antam/server/features/posts/contract.ts';
import { createContext, useContext } from 'react';
import { formDrafts } from '../../memory/draft-keys.ts';
import { virtualPath } from '../../tracking/virtual-paths.ts';

export type DiscussionKind = 'thread' | 'article';

/** What is discussed. */
export type Discussed = { kind: DiscussionKind; id: number; isLocked: boolean };

/** What a page with posts knows beside them, and what its posts do to each other. */
export type Discussion = Discussed & {
  /** What is the visitor's own here; null until it is known, and for visitors without an account. */
  own: OwnPosts | null;
  /** Opens the form of a reply, with words of a post to quote. */
  reply: (quoted?: PostAnswer) => void;
  /** Asks again what is the visitor's own. */
  readAgain: () => void;
};

const NOWHERE: Discussion = {
  kind: 'thread',
  id: 0,
  isLocked: true,
  own: null,
  reply: () => undefined,
  readAgain: () => undefined,
};

export const DiscussionContext = createContext<Discussion>(NOWHERE);

/** The discussion that a post stands in. */
export const useDiscussion = (): Discussion => useContext(DiscussionContext);

/** The paths that are reported, by what is discussed. */
export const discussionPaths = {
  thread: {
    replied: virtualPath.forumReplyDone,
    failed: virtualPath.forumReplyFailed,
    editing: virtualPath.forumEditOpened,
    edited: virtualPath.forumEditDone,
  },
  article: {
    replied: virtualPath.articleReplyDone,
    failed: virtualPath.articleReplyFailed,
    editing: virtualPath.articleEditOpened,
    edited: virtualPath.articleEditDone,
  },
} as const;

/** The id of a post's place on its page. */
export const postAnchor = (id: number): string => `bai-viet-${id}`;

export const REPLY_FORM_ID = 'reply-form';

/** Where the drafts of replies are kept. */
export const replyDrafts = (kind: DiscussionKind, id: number): string => formDrafts(`reply:${kind}:${id}`);

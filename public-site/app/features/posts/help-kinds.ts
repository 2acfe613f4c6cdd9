import type { OwnPosts } from '@antam/server/features/posts/contract.ts';
import { URGENCIES, type Urgency } from '@antam/server/features/posts/urgent-contract.ts';

const NONE: readonly Urgency[] = [];
const IN_REPLIES: readonly Urgency[] = ['self_harm'];

/** Of what a reply brings help: members may write of themselves; who answers with a role writes of harm to help. */
export const helpInReply = (own: OwnPosts | null): readonly Urgency[] =>
  own !== null && own.reply_as.length === 0 ? IN_REPLIES : NONE;

/** Of what the edit of an own post brings help, as the form did in which it was written. */
export const helpInEdit = (own: OwnPosts | null, isQuestion: boolean): readonly Urgency[] =>
  isQuestion ? URGENCIES : helpInReply(own);

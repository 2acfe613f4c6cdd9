import type { OwnPosts } from '@antam/server/features/posts/contract.ts';

/** What a member who may reply has in a discussion: nothing yet. */
export const OWN_POSTS: OwnPosts = {
  thanked: [],
  agreed: [],
  own: [],
  originals: [],
  reply_as: [],
  hides_name: false,
  assignment: null,
  can: {
    reply: true,
    agree: false,
    assign: false,
    take: false,
    decline: false,
    reply_as_others: false,
    use_editor: false,
  },
};

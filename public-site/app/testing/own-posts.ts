import type { OwnPosts, PostAnswer } from '@antam/server/features/posts/contract.ts';

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

/** A reply of a member who shows the name. */
export const POST: PostAnswer = {
  id: 5,
  position: 1,
  version: 1,
  body: '<p>Bạn uống thêm nước.</p>',
  body_no_html: 'Bạn uống thêm nước.',
  hiding_creator: false,
  created_at: '2026-11-28T01:00:00.000Z',
  modified_at: null,
  created_by: { name: 'Minh', official: false },
  replyer: null,
  answer_type: 'member',
  thanks: 0,
  agreements: { count: 0, names: [] },
  images: [],
};

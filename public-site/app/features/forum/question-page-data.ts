import type { ThreadDetail } from '@antam/server/features/forum/contract.ts';
import type { PostAnswer } from '@antam/server/features/posts/contract.ts';
import type { JsonLdData } from '../../seo/json-ld.tsx';
import { postAnchor } from '../posts/discussion.ts';

/**
 * A question with its answers as search engines read them. Accepted are answers of professionals whose licence was
 * checked, and no others.
 */
export function questionPage(thread: ThreadDetail, origin: string): JsonLdData {
  const { title, question, replies, reply_count, absolute_url } = thread;
  const page = origin + absolute_url;
  const answer = (post: PostAnswer) => ({
    '@type': 'Answer',
    text: post.body_no_html,
    dateCreated: post.created_at,
    upvoteCount: post.thanks,
    url: `${page}#${postAnchor(post.id)}`,
    author: authorOf(post, origin),
  });
  const accepted = replies.filter(isAccepted);
  const others = replies.filter(reply => !isAccepted(reply));
  return {
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: title,
      text: question.body_no_html,
      answerCount: reply_count,
      upvoteCount: question.thanks,
      dateCreated: thread.published_at,
      author: authorOf(question, origin),
      ...(accepted.length > 0 ? { acceptedAnswer: accepted.map(answer) } : {}),
      ...(others.length > 0 ? { suggestedAnswer: others.map(answer) } : {}),
    },
  };
}

const isAccepted = ({ answer_type, replyer }: PostAnswer): boolean =>
  answer_type === 'professional' && replyer?.is_verified === true;

function authorOf({ replyer, created_by }: PostAnswer, origin: string): Record<string, unknown> {
  if (replyer === null) return { '@type': 'Person', name: created_by.name };
  return {
    '@type': replyer.type === 'professional' ? 'Person' : 'Organization',
    name: replyer.name,
    ...(replyer.absolute_url === null ? {} : { url: origin + replyer.absolute_url }),
  };
}

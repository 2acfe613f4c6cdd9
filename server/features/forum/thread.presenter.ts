import { URGENCIES, type Urgency } from '../posts/urgent-contract.ts';
import type { ThreadPosted, ThreadStatus } from './contract.ts';
import { forumPages } from './pages.ts';
import { threadUrl } from './thread-url.ts';

/** A stored urgency. */
export const readUrgency = (stored: string | null): Urgency | null => URGENCIES.find(each => each === stored) ?? null;

/** What happens next, in words for the asker. */
export const POSTED_MESSAGES = {
  published: 'Câu hỏi của bạn đã được đăng. An Tâm sẽ báo cho bạn khi có câu trả lời.',
  pending: 'Cảm ơn bạn. Ban biên tập sẽ xem câu hỏi trước khi đăng.',
  unconfirmed: 'Chúng tôi đã gửi thư đến email của bạn. Xin bạn mở liên kết trong thư rồi nhấn “Xác nhận câu hỏi”.',
} as const;

/** A question in the answer to its asker. */
export function presentPosted(
  {
    id,
    slug,
    status,
    urgency,
  }: { readonly id: number; readonly slug: string; readonly status: ThreadStatus; readonly urgency: string | null },
  { accountId }: { readonly accountId: number | null },
): ThreadPosted {
  const told = status === 'published' || status === 'unconfirmed' ? status : 'pending';
  // A visitor could not open the page of a question that nobody sees yet.
  const url = accountId === null && told !== 'published' ? forumPages.list() : threadUrl({ id, slug });
  return { url, status: told, message: POSTED_MESSAGES[told], emergency: readUrgency(urgency) };
}

import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { composeMail, type MailContent, mailSite } from '../../../platform/mail/compose-mail.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import type { Services } from '../../../platform/services.ts';
import { GREETING } from '../../accounts/mails/recipient.ts';
import { threadCalls } from '../calls-contract.ts';
import { forumPages } from '../pages.ts';
import { threadUrl } from '../thread-url.ts';

type Sending = Pick<Services, 'clock' | 'config'>;

/** A thread as email messages name it. Nobody who wrote in it is named: names may be hidden. */
export interface MailedThread {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

/**
 * Asks a visitor whether the question is theirs. The title may be a stranger's message to the address's owner, so it is left out. Answers
 * false where the address gets no more messages today.
 */
export async function mailQuestionConfirmation(
  unit: UnitOfWork,
  services: Sending,
  { email, token, days }: { readonly email: string; readonly token: string; readonly days: number },
): Promise<boolean> {
  const content = {
    title: 'Xác nhận câu hỏi của bạn',
    paragraphs: [
      'An Tâm vừa nhận một câu hỏi gửi bác sĩ với địa chỉ email này.',
      'Xin bạn bấm nút dưới đây để xác nhận. Ban biên tập sẽ xem và đăng câu hỏi, rồi An Tâm báo cho bạn khi có câu trả lời.',
    ],
    action: { label: 'Xác nhận câu hỏi', url: services.config.origin + forumPages.confirm({ token }) },
    note: `Liên kết có hiệu lực trong ${days} ngày. Nếu bạn không gửi câu hỏi nào, xin hãy bỏ qua thư này.`,
  };
  return send(unit, services, email, content, { isUnconfirmed: true });
}

/** Tells a follower of a thread, or its asker, how many replies are new. */
export async function mailNewReplies(
  unit: UnitOfWork,
  services: Sending,
  { email, thread, count, stopToken }: NewReplies,
  dedupeKey: string,
): Promise<void> {
  const { origin } = services.config;
  const unsubscribe = origin + threadCalls.unsubscribe.path.replace(':token', stopToken);
  const said = count === 1 ? 'có câu trả lời mới' : `có ${count} câu trả lời mới`;
  await send(
    unit,
    services,
    email,
    {
      title: `Câu hỏi bạn theo dõi ${said}`,
      paragraphs: [`“${thread.name}” ${said}.`],
      action: { label: 'Xem câu trả lời', url: origin + threadUrl(thread) },
      otherActions: [{ label: 'Ngừng nhận thư về câu hỏi này', url: origin + forumPages.stop({ token: stopToken }) }],
    },
    { dedupeKey, unsubscribe },
  );
}

interface NewReplies {
  readonly email: string;
  readonly thread: MailedThread;
  readonly count: number;
  readonly stopToken: string;
}

/** Asks a professional to answer a question. */
export async function mailAssignment(
  unit: UnitOfWork,
  services: Sending,
  { email, thread }: { readonly email: string; readonly thread: MailedThread },
  dedupeKey: string,
): Promise<void> {
  const { origin } = services.config;
  const content = {
    title: 'Có câu hỏi chờ bạn trả lời',
    paragraphs: [
      `An Tâm mời bạn trả lời câu hỏi “${thread.name}”.`,
      'Nếu sau 48 giờ chưa có câu trả lời, câu hỏi trở về cho mọi bác sĩ. Bạn cũng có thể từ chối trong danh sách “Cần trả lời”.',
    ],
    action: { label: 'Xem câu hỏi', url: origin + threadUrl(thread) },
    otherActions: [{ label: 'Câu hỏi cần bạn trả lời', url: origin + forumPages.own({ tab: 'need-answered' }) }],
  };
  await send(unit, services, email, content, { dedupeKey });
}

/** What staff decided of a question, and why where they took it away. */
export type MailedDecision =
  | { readonly decision: 'publish' }
  | { readonly decision: 'hide' | 'reject'; readonly reason: string };

/** Tells the asker, at an address that they confirmed, what staff decided. */
export async function mailQuestionDecision(
  unit: UnitOfWork,
  services: Sending,
  {
    email,
    thread,
    decided,
  }: { readonly email: string; readonly thread: MailedThread; readonly decided: MailedDecision },
): Promise<void> {
  const { origin } = services.config;
  if (decided.decision === 'publish') {
    await send(unit, services, email, {
      title: 'Câu hỏi của bạn đã được đăng',
      paragraphs: [`An Tâm đã đăng câu hỏi “${thread.name}” và sẽ báo cho bạn khi có câu trả lời.`],
      action: { label: 'Xem câu hỏi', url: origin + threadUrl(thread) },
    });
    return;
  }
  const wasShown = decided.decision === 'hide';
  await send(unit, services, email, {
    title: wasShown ? 'Câu hỏi của bạn không còn được đăng' : 'Câu hỏi của bạn không được đăng',
    paragraphs: [
      wasShown
        ? `Ban biên tập đã gỡ câu hỏi “${thread.name}” của bạn vì lý do sau:`
        : `Ban biên tập đã xem câu hỏi “${thread.name}” của bạn và không đăng vì lý do sau:`,
      decided.reason,
      'Bạn có thể sửa và gửi lại câu hỏi.',
    ],
    action: { label: 'Đặt câu hỏi', url: origin + forumPages.ask() },
  });
}

async function send(
  unit: UnitOfWork,
  services: Sending,
  to: string,
  content: MailContent,
  {
    unsubscribe,
    ...options
  }: { readonly dedupeKey?: string; readonly isUnconfirmed?: boolean; readonly unsubscribe?: string } = {},
): Promise<boolean> {
  const composed = composeMail({ greeting: GREETING, ...content }, mailSite(services.config));
  return sendMail(unit, services, { to, subject: content.title, ...composed, unsubscribe }, options);
}

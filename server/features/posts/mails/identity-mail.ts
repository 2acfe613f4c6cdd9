import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { composeMail, mailSite } from '../../../platform/mail/compose-mail.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import type { Services } from '../../../platform/services.ts';
import { GREETING } from '../../accounts/mails/recipient.ts';

const TITLE = 'An Tâm được trả lời thay bạn';

/** Tells the owner of a professional's page that the editors may reply in that name from now on. */
export async function mailReplyIdentity(
  unit: UnitOfWork,
  services: Pick<Services, 'clock' | 'config'>,
  to: string,
): Promise<void> {
  const composed = composeMail(
    {
      greeting: GREETING,
      title: TITLE,
      paragraphs: [
        'An Tâm vừa ghi nhận bạn đồng ý cho Ban biên tập trả lời câu hỏi với tư cách của bạn trên trang Hỏi bác sĩ.',
        'Nếu bạn không đồng ý, xin báo ngay cho An Tâm, Ban biên tập sẽ thôi dùng tên của bạn.',
      ],
    },
    mailSite(services.config),
  );
  await sendMail(unit, services, { to, subject: TITLE, ...composed });
}

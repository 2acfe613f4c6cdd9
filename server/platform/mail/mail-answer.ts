import { DeliveryFailure } from '../delivery/delivery-failure.ts';
import type { Mail } from './mail.ts';
import type { MailAnswer } from './mail-message.entity.ts';

const LENGTH = 200;
const ADDRESS = /[^\s<>"'()]+@[^\s<>"'(),;]+/gu;
/** What may be the end of a link that opens an account. */
const TOKEN = /[\w-]{32,}/g;

/** What is kept of a failed try to deliver: neither the recipient nor anything of the content that a server repeats. */
export function answerOf(error: unknown, mail: Pick<Mail, 'to'> | undefined, now: Date): MailAnswer {
  const { code, text } = said(error);
  return { at: now.toISOString(), code, text: withoutPerson(text, mail?.to ?? '') };
}

function said(error: unknown): { code: number | null; text: string } {
  if (!(error instanceof DeliveryFailure)) return { code: null, text: 'the email message could not be written' };
  return error.answer ?? { code: null, text: error.message };
}

function withoutPerson(text: string, to: string): string {
  const [local = ''] = to.split('@');
  const line = text.replace(/[\s\p{C}]+/gu, ' ').trim();
  const plain = [to, ...(local.length > 2 ? [local] : [])]
    .filter(part => part !== '')
    .reduce((rest, part) => rest.replace(new RegExp(part.replace(/\W/g, '\\$&'), 'gi'), '…'), line);
  return plain.replace(ADDRESS, '…').replace(TOKEN, '…').slice(0, LENGTH);
}

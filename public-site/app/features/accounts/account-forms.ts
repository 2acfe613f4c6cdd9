import type { PlainForm } from '../../loading/site-context.ts';

const PAGE = '/tai-khoan/';

/** Where the account's e-mail address stands on its page. */
export const EMAIL_ID = 'xac-thuc-email';

/** Where the forms of `/tai-khoan/` are sent without script. The answer stands where the fragment leads. */
export const ACCOUNT_FORM_ADDRESS = {
  profile: PAGE,
  confirmation: `${PAGE}gui-lai-xac-thuc/#${EMAIL_ID}`,
} as const;

/** A form of a page with several, and whether it was taken just now. */
export type SentForm = { form: PlainForm; isDone: boolean };

/** The forms of `/tai-khoan/`: what was sent and refused belongs to the one that the address names. */
export function accountForms(form: PlainForm, { searchParams }: Pick<URL, 'searchParams'>) {
  const blank: PlainForm = { ...form, posted: null };
  const isResend = searchParams.get('viec') === 'gui-lai';
  const done = searchParams.get('done');
  const profile: SentForm = { form: isResend ? blank : form, isDone: done === 'luu' };
  const confirmation: SentForm = { form: isResend ? form : blank, isDone: done === 'gui-lai' };
  return { profile, confirmation };
}

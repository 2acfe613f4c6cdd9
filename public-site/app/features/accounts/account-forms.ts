import { accountPages } from '@antam/server/features/accounts/pages.ts';
import type { ActionInput, ActionOutcome } from '../../forms/page-action.ts';
import { formDrafts } from '../../memory/draft-keys.ts';
import { finishDraft } from '../../memory/finish-draft.ts';

const PAGE = accountPages.overview();
/** The query parameter that asks for another email. */
const RESEND = 'gui-lai';
/** That corrects a provider's application. */
const CORRECT = 'sua-don';

/** Where the account's email address stands on its page. */
export const EMAIL_ID = 'xac-thuc-email';

/** Where a provider's application stands on the account's page. */
export const APPLICATION_ID = 'don-dang-ky';

/** Where the forms of `/tai-khoan/` are sent. Without script the answer stands where the fragment leads. */
export const ACCOUNT_FORM_ADDRESS = {
  profile: PAGE,
  confirmation: `${accountPages.overview({ viec: RESEND })}#${EMAIL_ID}`,
  application: `${accountPages.overview({ viec: CORRECT })}#${APPLICATION_ID}`,
} as const;

/** Where the drafts of one's name and phone number are kept. */
export const PROFILE_DRAFTS = formDrafts('account');
/** Where the drafts of a provider's application are kept. */
export const APPLICATION_DRAFTS = formDrafts('application');

/** Runs the forms of `/tai-khoan/`; the address says which of them was sent. */
export async function changeAccount({ api, fields, forms, url }: ActionInput): Promise<ActionOutcome> {
  if (url.searchParams.get('viec') === RESEND) {
    return {
      answer: await api.post('/api/v1/account/confirmation/'),
      address: accountPages.overview({ done: RESEND }),
    };
  }
  if (url.searchParams.get('viec') === CORRECT) {
    const { place_name, place_add, prof_spec, prof_place } = fields;
    const body = { place_name, place_add, prof_spec, prof_place };
    const answer = await api.put('/api/v1/account/application/', { body });
    if (forms.isScripted) finishDraft(APPLICATION_DRAFTS);
    return { answer, address: accountPages.overview({ done: CORRECT }) };
  }
  const { name = '', mobile_phone } = fields;
  const answer = await api.put('/api/v1/account/', { body: { name, mobile_phone } });
  if (forms.isScripted) finishDraft(PROFILE_DRAFTS);
  return { answer, address: accountPages.overview({ done: 'luu' }) };
}

/** Which form was accepted just now without script, as the address says. */
export function accountDone({ searchParams }: Pick<URL, 'searchParams'>) {
  const done = searchParams.get('done');
  return { isSaved: done === 'luu', isSent: done === RESEND, isCorrected: done === CORRECT };
}

import { accountPages } from '@antam/server/features/accounts/pages.ts';
import type { ActionInput, ActionOutcome } from '../../forms/page-action.ts';

/** Runs the form that asks for an email with the link to a new password. */
export async function askForResetLink({ api, fields, url: { search } }: ActionInput): Promise<ActionOutcome> {
  const body = { email: fields.email ?? '' };
  const answer = await api.post(accountPages.forgotPassword.path, { body, search });
  return { answer, address: accountPages.forgotPassword({ done: '1' }) };
}

/** Runs the form that such a link leads to. */
export async function resetPassword({ api, fields, params }: ActionInput): Promise<ActionOutcome> {
  const { password = '', password_confirm = '' } = fields;
  const body = { password, password_confirm };
  const answer = await api.post(accountPages.resetPassword.path, { params: { token: params.token ?? '' }, body });
  return { answer, address: accountPages.login({ done: 'reset' }) };
}

/** What the form does that replaces the current password. */
export async function changePassword({ api, fields }: ActionInput): Promise<ActionOutcome> {
  const { password = '', new_password = '', new_password_confirm = '' } = fields;
  const body = { password, new_password, new_password_confirm };
  const answer = await api.post(accountPages.changePassword.path, { body });
  return { answer, address: accountPages.changePassword({ done: '1' }) };
}

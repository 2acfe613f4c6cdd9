import { accountPages } from '@antam/server/features/accounts/pages.ts';
import type { LoginRequest } from '@antam/server/features/login/contract.ts';
import type { SignupRequest } from '@antam/server/features/sign-up/contract.ts';
import type { LinkRequest } from '@antam/server/features/social-login/contract.ts';
import type { FormValues } from '../../forms/form-result.ts';
import type { ActionInput, ActionOutcome } from '../../forms/page-action.ts';
import { accountDrafts } from '../../memory/draft-keys.ts';
import { finishDraft } from '../../memory/finish-draft.ts';
import { track } from '../../tracking/track.ts';
import { virtualPath } from '../../tracking/virtual-paths.ts';
import { signupType, utmOf } from './entry-query.ts';

/** Runs the login form. */
export async function logIn({ api, fields, forms, url: { search } }: ActionInput): Promise<ActionOutcome> {
  const { next } = await api.post(accountPages.login.path, { body: loginBody(fields), search });
  if (forms.isScripted) forgetTyped();
  return { redirectTo: next };
}

/** Runs the signup form. */
export async function signUp({ api, fields, forms, url: { search } }: ActionInput): Promise<ActionOutcome> {
  const body = signupBody(fields);
  const { next } = await api.post(accountPages.signup.path, { body, search });
  if (forms.isScripted) {
    forgetTyped();
    track({ kind: 'virtual', path: virtualPath.signupDone(body.type ?? 'user') });
  }
  return { redirectTo: next };
}

/** A visitor who is logged in needs none of what was typed to get there. */
function forgetTyped(): void {
  for (const form of ['login', 'signup', 'forgot'] as const) finishDraft(accountDrafts(form));
}

/** Runs the form that links a social login to an account. */
export async function linkAccount({ api, fields: { password, ...codes } }: ActionInput): Promise<ActionOutcome> {
  const body: LinkRequest = { ...(password ? { password } : {}), ...givenCodes(codes) };
  const { next } = await api.post('/api/v1/social-login/link/', { body });
  return { redirectTo: next };
}

function loginBody({ email = '', password = '', next, favourite, ...codes }: FormValues): LoginRequest {
  return {
    email,
    password,
    ...givenCodes(codes),
    ...(next === undefined ? {} : { next }),
    ...(favourite === undefined ? {} : { favourite }),
  };
}

function givenCodes({ code, mail_code }: FormValues): Pick<LoginRequest, 'code' | 'mail_code'> {
  return { ...(code ? { code } : {}), ...(mail_code ? { mail_code } : {}) };
}

/** Providers' fields go along with the types that have them. */
function signupBody(fields: FormValues): SignupRequest {
  const { name = '', email = '', password = '', mobile_phone = '', next, source, favourite } = fields;
  const { place_name = '', place_add = '', prof_spec = '', prof_place = '' } = fields;
  const type = signupType(fields.type) ?? 'user';
  const provider = type === 'place' || type === 'professional' ? { place_name, place_add, prof_spec, prof_place } : {};
  const utm = utmOf(new URLSearchParams(fields));
  return {
    name,
    email,
    password,
    mobile_phone,
    type,
    ...provider,
    ...(next === undefined ? {} : { next }),
    ...(source === undefined ? {} : { source }),
    ...(favourite === undefined ? {} : { favourite }),
    ...(Object.keys(utm).length === 0 ? {} : { utm }),
  };
}

import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { lineText, rawText } from '../../platform/text/text-field.ts';
import {
  accountEmail,
  accountName,
  favouriteBefore,
  messageAnswer,
  newPassword,
  next,
  nextAnswer,
  phone,
} from '../accounts/contract.ts';
import { ENTRIES_BY_ADDRESS, LINKS_BY_ADDRESS, OWN_WRITES_BY_ADDRESS } from '../accounts/limits-contract.ts';

const SIGNUP_TYPES = ['user', 'favourite', 'professional', 'place'] as const;

const utmValue = lineText(100);

const utm = z
  .record(rawText(34).regex(/^utm_[a-z_]{1,30}$/), utmValue)
  .optional()
  .catch(undefined);

const utmField = utmValue.optional().catch(undefined);

/** What providers say of themselves. */
const applied = {
  place_name: lineText(200).optional(),
  place_add: lineText(300).optional(),
  prof_spec: lineText(200).optional(),
  prof_place: lineText(200).optional(),
};

/** Corrections of one's own application; absent fields, and those of the other type, stay as they are. */
export const applicationUpdate = z.object(applied);
export type ApplicationUpdate = z.output<typeof applicationUpdate>;

/** `mobile_phone` may be empty; fields of providers count for their types only. */
export const signupRequest = z.object({
  name: accountName,
  email: accountEmail,
  password: newPassword,
  mobile_phone: phone.nullish(),
  type: z.enum(SIGNUP_TYPES).default('user').catch('user'),
  ...applied,
  next,
  favourite: favouriteBefore,
  source: rawText(40)
    .regex(/^[a-z0-9_-]{1,40}$/)
    .optional()
    .catch(undefined),
  utm,
  // A plain form has one field each.
  utm_source: utmField,
  utm_medium: utmField,
  utm_campaign: utmField,
  utm_term: utmField,
  utm_content: utmField,
});
export type SignupRequest = z.input<typeof signupRequest>;
export type SignupBody = z.output<typeof signupRequest>;

/**
 * In a browser that the account does not know it has no password any more, and `reset_path` is where another one is set
 * (`new-password`) or an email message for it is asked for (`ask-letter`, where the link was opened too often or too
 * late for that).
 */
export const confirmAnswer = messageAnswer.extend({
  /** `press`: nothing is done yet, as another browser only opened the link. */
  next_step: z.enum(['new-password', 'ask-letter', 'press']).optional(),
  reset_path: z.string().optional(),
});
export type ConfirmAnswer = z.infer<typeof confirmAnswer>;

const signUpAt = <P extends string>(path: P) =>
  ({
    method: 'POST',
    path,
    summary: 'Makes an account and logs it in',
    access: 'public',
    rate: ENTRIES_BY_ADDRESS,
    body: signupRequest,
    answer: nextAnswer,
  }) as const;

const confirmAt = <P extends string>(path: P) =>
  ({
    method: 'POST',
    path,
    summary: 'Confirms an email address by a mailed link; a second time is fine',
    access: 'public',
    rate: LINKS_BY_ADDRESS,
    params: z.object({ token: rawText(100) }),
    query: z.object({
      /** The page was only opened: nobody has pressed its button, and it may be a mail scanner that runs scripts. */
      on_load: z.literal('1').optional().catch(undefined),
    }),
    answer: confirmAnswer,
  }) as const;

/** How users make an account, and prove that its email address is theirs. */
export const signUpCalls = declareCalls({
  signUp: signUpAt('/api/v1/signup/'),
  signUpAtPage: signUpAt('/dang-ky'),
  confirm: confirmAt('/api/v1/confirm/:token/'),
  confirmAtPage: confirmAt('/xac-thuc/:token/'),
  correct: {
    method: 'PUT',
    path: '/api/v1/account/application/',
    summary: 'Corrects an own application while it waits; 409 once it was decided',
    access: 'user',
    rate: OWN_WRITES_BY_ADDRESS,
    body: applicationUpdate,
    answer: messageAnswer,
  },
  resend: {
    method: 'POST',
    path: '/api/v1/account/confirmation/',
    summary: 'Mails another confirmation link',
    access: 'user',
    rate: OWN_WRITES_BY_ADDRESS,
    answer: messageAnswer,
  },
});

declare module '../../platform/contract/site-calls.ts' {
  interface SiteContracts {
    signUp: typeof signUpCalls;
  }
}

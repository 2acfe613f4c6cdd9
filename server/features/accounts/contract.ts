import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { tidiedNumber } from '../../platform/contract/visible-text.ts';
import { namingText, numberText, rawLimit, rawText, sentText } from '../../platform/text/text-field.ts';
import { OWN_WRITES_BY_ADDRESS } from './limits-contract.ts';

export const ROLES = ['user', 'favourite', 'professional', 'place', 'moderator', 'editor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** What a visitor without script gets as `mobile_phone` when there is none; calls answer it as well. */
export const NO_PHONE = 'Chưa cung cấp';

export const CONTROL = /\p{Cc}/u;

const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/u;
const MAX_NAME = 80;
/** Of a person or a company; commands refuse what is no name. */
export const accountName = sentText(rawLimit(MAX_NAME))
  .refine(text => !LINE_BREAK.test(text.trim()), 'Họ tên chỉ viết trên một dòng.')
  .pipe(namingText(2, MAX_NAME, 'Xin vui lòng nhập họ tên, từ 2 đến 80 ký tự.'));
const MAX_EMAIL = 254;
const EMAIL_TOO_LONG = `Email không quá ${MAX_EMAIL} ký tự.`;
/** Lower case and NFC, as it is stored. */
export const accountEmail = sentText(rawLimit(MAX_EMAIL), EMAIL_TOO_LONG)
  .transform(text => tidiedNumber(text).toLowerCase())
  .pipe(z.email('Email chưa đúng, ví dụ: ten@email.com.').max(MAX_EMAIL, EMAIL_TOO_LONG));
export const password = sentText(128, 'Mật khẩu không quá 128 ký tự.');
/** As typed; commands refuse the commonest ones. */
export const newPassword = password
  .min(8, 'Mật khẩu cần ít nhất 8 ký tự.')
  .refine(text => !CONTROL.test(text), 'Mật khẩu có ký tự không hợp lệ.');
export const givenPassword = password.min(1, 'Xin vui lòng nhập mật khẩu.');
/** Of an authenticator, or a recovery code. */
export const code = rawText(40);
export const WRONG_PHONE = 'Số điện thoại chưa đúng, ví dụ: 0912 345 678.';
/** Read as a number where it is used. */
export const phone = numberText(40, WRONG_PHONE);
/** Where to go afterwards, as it came with the address; only paths of this site are followed. */
export const next = rawText(1_000).optional().catch(undefined);

/** The favourite that a login or signup without script began at, `place:12`; it is kept afterwards. */
export const favouriteBefore = rawText(40)
  .regex(/^[a-z_]{1,20}:[1-9]\d{0,8}$/)
  .optional()
  .catch(undefined);

/** A path of this site, `/` when none was asked for. */
export const nextAnswer = z.object({ next: z.string() });
export type NextAnswer = z.infer<typeof nextAnswer>;

export const messageAnswer = z.object({ message: z.string() });
export type MessageAnswer = z.infer<typeof messageAnswer>;

/** Who is logged in. */
export const accountAnswer = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  /** National form, `0912 345 678`; null when there is none. */
  mobile_phone: z.string().nullable(),
  role: z.enum(ROLES),
  is_official: z.boolean(),
  /** `pending`: a provider before approval. */
  status: z.enum(['active', 'pending']),
  is_email_confirmed: z.boolean(),
  /** Day (DD-MM-YYYY) of the deletion that was asked for. */
  deletion_due: z.string().nullable(),
  has_password: z.boolean(),
  second_factor: z.object({ is_set_up: z.boolean(), is_required: z.boolean(), is_passed: z.boolean() }),
  social: z.array(z.string()),
  /** What its owner may do with it. */
  can: z.object({ delete: z.boolean(), use_second_factor: z.boolean(), remove_second_factor: z.boolean() }),
  /** A provider's application, with the reason of a refusal; it can be corrected while it is pending. */
  application: z
    .object({
      type: z.enum(['professional', 'place']),
      status: z.enum(['pending', 'approved', 'refused']),
      reason: z.string(),
      /** As the provider gave them; empty where not given. */
      place_name: z.string(),
      place_add: z.string(),
      prof_spec: z.string(),
      prof_place: z.string(),
    })
    .nullable(),
  /** Of professionals and places that a provider owns; none before the application is approved. */
  pages: z.array(
    z.object({
      kind: z.enum(['professional', 'place']),
      id: z.number().int(),
      name: z.string(),
      absolute_url: z.string(),
      /** What its owner may do with it. */
      can: z.object({ view: z.boolean() }),
    }),
  ),
});
export type AccountAnswer = z.infer<typeof accountAnswer>;

export const accountUpdate = z.object({ name: accountName, mobile_phone: phone.nullish() });
export type AccountUpdate = z.output<typeof accountUpdate>;

/** What the owner of an account sees and changes of it. */
export const accountCalls = declareCalls({
  detail: {
    method: 'GET',
    path: '/api/v1/account/',
    summary: 'Who is logged in',
    access: 'user',
    answer: accountAnswer,
  },
  update: {
    method: 'PUT',
    path: '/api/v1/account/',
    summary: 'Changes name and phone number',
    access: 'user',
    rate: OWN_WRITES_BY_ADDRESS,
    body: accountUpdate,
    answer: accountAnswer,
  },
});

declare module '../../platform/contract/site-calls.ts' {
  interface SiteContracts {
    accounts: typeof accountCalls;
  }
}

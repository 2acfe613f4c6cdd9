import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { withoutUnseen } from '../../platform/contract/visible-text.ts';
import { rawText, sentText } from '../../platform/text/text-field.ts';

/** The words that visitors consented to; with other words they are asked again. */
export const CONSENT_VERSION = 1;

/** Name of the readable cookie that holds the visitor's choice for 180 days. */
export const CONSENT_COOKIE = 'antam_consent';

/** Hits of one batch. */
const MAX_HITS = 50;

const uuid = rawText(36).check(z.uuidv4());
const INT4 = 2 ** 31 - 1;

/** Begins with a slash, has no query; which paths are kept is for the rules. */
export const pagePath = rawText(200).regex(/^\/[\w:./-]{0,199}$/);
const slug = rawText(40).regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/);
const label = sentText(120).transform(withoutUnseen);

/** One thing that happened. Only pages and virtual paths are counted without consent. */
export const analyticsHit = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('page'),
    path: pagePath,
    title: sentText(300).transform(withoutUnseen),
    /** The view was counted before the visitor consented. */
    counted: z.literal(true).optional(),
  }),
  z.object({ kind: z.literal('virtual'), path: pagePath }),
  z.object({
    kind: z.literal('event'),
    /** The page on which it happened. */
    path: pagePath,
    category: slug,
    action: slug,
    label: label.optional(),
    value: z.int().min(-INT4).max(INT4).optional(),
  }),
  z.object({
    kind: z.literal('timing'),
    path: pagePath,
    category: slug,
    action: slug,
    label: label.optional(),
    /** Milliseconds. */
    value: z.int().min(0).max(INT4),
  }),
]);
export type AnalyticsHit = z.infer<typeof analyticsHit>;

/** Beside the token in `xsrf_token`. */
export const analyticsBatch = z.object({
  /** Random, of this browser, never the account's; only with consent. */
  user_id: uuid.optional(),
  hits: z.array(analyticsHit).min(1).max(MAX_HITS),
});

/** How many hits were fit to be counted or kept. */
export const analyticsReceipt = z.object({ kept: z.int() });

export const CONSENT_CHOICES = ['granted', 'refused'] as const;

export const consentChoice = z.object({
  /** Random; of the consent, or when it is withdrawn of the one that was given. */
  consent_id: uuid,
  choice: z.enum(CONSENT_CHOICES),
  version: z.int().min(1).max(1_000),
  /** With a refusal: the analytics id whose hits are to be deleted. */
  forget_user_id: uuid.optional(),
});
export type ConsentMessage = z.input<typeof consentChoice>;

export const consentReceipt = z.object({ recorded: z.literal(true) });

/** A busy visitor sends a batch every few seconds; many visitors may share one address. */
const BATCHES = { name: 'analytics', points: 300, shared: 300, seconds: 60 };
const CHOICES = { name: 'consent', points: 60, seconds: 60 };

/** What browsers report, and what visitors consent to. */
export const analyticsCalls = declareCalls({
  collect: {
    method: 'POST',
    path: '/api/v1/analytics/',
    summary: 'Reports page views, events and timings; without consent only views are counted',
    access: 'public',
    tokenIn: 'body',
    rate: BATCHES,
    body: analyticsBatch,
    answer: analyticsReceipt,
  },
  consent: {
    method: 'POST',
    path: '/api/v1/consent/',
    summary: 'Records that a visitor consents to being measured, refuses or withdraws',
    access: 'public',
    rate: CHOICES,
    body: consentChoice,
    answer: consentReceipt,
  },
});

declare module '../../platform/contract/site-calls.ts' {
  interface SiteContracts {
    analytics: typeof analyticsCalls;
  }
}

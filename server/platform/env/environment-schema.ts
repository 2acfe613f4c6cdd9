import { z } from 'zod';

const EMPTY_IS_ABSENT = (value: unknown) => (value === '' ? undefined : value);

/** An optional variable; the empty text counts as absent. */
const optional = <S extends z.ZodType>(schema: S) => z.preprocess(EMPTY_IS_ABSENT, schema.optional());

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));

const url = (protocols: readonly string[]) =>
  z.string().refine(text => protocols.includes(protocolOf(text)), {
    message: `must be a URL that begins with ${protocols.map(protocol => `${protocol}//`).join(' or ')}`,
  });

const origin = url(['http:', 'https:'])
  .refine(text => !/[?#]|\/.+\//.test(text.replace(/^https?:\/\//, '')), 'must be an origin without a path')
  .transform(text => text.replace(/\/+$/, ''));

/** Messages and a token go there, so without encryption it may only be this machine. */
const gateway = z.union([url(['https:']), z.string().regex(/^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/)]);

const client = z
  .string()
  .regex(/^[^:\s]+:[^\s]+$/, 'must have the form id:secret')
  .transform(text => ({ id: text.slice(0, text.indexOf(':')), secret: text.slice(text.indexOf(':') + 1) }));

/** `issuer|id:secret` */
const localClient = z
  .string()
  .regex(/^https?:\/\/[^|\s]+\|[^:|\s]+:[^\s]+$/, 'must have the form issuer|id:secret')
  .transform(text => ({ issuer: text.slice(0, text.indexOf('|')), client: text.slice(text.indexOf('|') + 1) }))
  .pipe(z.object({ issuer: z.string(), client }));

/** An address, a name of this machine, or `unix:/path`. */
const host = z.string().regex(/^(unix:\/[^\0]{1,100}|[\w.:-]{1,255})$/, 'must be an address, a name, or unix:/path');

/** `9464`, on this machine alone, or `0.0.0.0:9464`, `[::]:9464`. */
const ownPort = z
  .string()
  .regex(/^((\[[\da-f:.]+\]|[\w.-]+):)?\d{1,5}$/i, 'must be a port or address:port')
  .transform(text => ({
    host: text.includes(':') ? text.slice(0, text.lastIndexOf(':')).replace(/^\[|\]$/g, '') : '127.0.0.1',
    port: Number(text.slice(text.lastIndexOf(':') + 1)),
  }))
  .refine(({ port }) => port <= 65_535, 'must be at most 65535');

const secret = z.string().min(32, 'must have at least 32 characters');

/** One line that every page shows. */
const operatorText = z
  .string()
  .max(200)
  .regex(/^\P{Cc}*$/u, 'must be one line')
  .transform(text => text.normalize('NFC').trim());

/** The variables that the product reads, each checked on its own. */
export const environmentSchema = z.object({
  NODE_ENV: optional(z.enum(['production', 'development', 'test'])),
  PORT: optional(wholeNumber(0, 65_535)),
  ANTAM_HOST: optional(host),
  ANTAM_DATA: optional(z.string()),
  DATABASE_URL: optional(url(['postgres:', 'postgresql:'])),
  DATABASE_READ_URL: optional(url(['postgres:', 'postgresql:'])),
  ANTAM_DATABASE_POOL: optional(wholeNumber(1, 200)),
  ANTAM_ORIGIN: optional(origin),
  ANTAM_HSTS: optional(z.enum(['subdomains', 'host', 'off'])),
  ANTAM_SECRET: optional(secret),
  ANTAM_SECRET_OLD: optional(secret),
  ANTAM_MAIL: optional(
    z.union([z.string().regex(/^folder:/), url(['smtp:', 'smtps:'])], 'must be folder: or smtp://…'),
  ),
  ANTAM_MAIL_FROM: optional(
    z
      .string()
      .max(254)
      .regex(/^([^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'must be an address or Name <address>'),
  ),
  ANTAM_SMS: optional(z.union([z.string().regex(/^folder:/), gateway], 'must be folder: or https://…')),
  ANTAM_SMS_TOKEN: optional(z.string().regex(/^[!-~]{8,}$/, 'must have at least 8 characters, and no blank')),
  ANTAM_STORAGE: optional(z.string()),
  ANTAM_CDN_SECONDS: optional(wholeNumber(0, 86_400)),
  ANTAM_PURGE_URL: optional(gateway),
  ANTAM_PURGE_TOKEN: optional(z.string().regex(/^[!-~]{8,}$/, 'must have at least 8 characters, and no blank')),
  ANTAM_TILES: optional(
    z.string().refine(text => /^https?:\/\//.test(text) && ['{z}', '{x}', '{y}'].every(part => text.includes(part)), {
      message: 'must be an http(s) URL that holds {z}, {x} and {y}',
    }),
  ),
  ANTAM_TILES_ATTRIBUTION: optional(z.string().max(300)),
  ANTAM_SUPPORT_PHONE: optional(z.string().max(40)),
  ANTAM_SUPPORT_EMAIL: optional(z.email('must be an e-mail address')),
  ANTAM_OPERATOR_NAME: optional(operatorText),
  ANTAM_OPERATOR_REGISTRATION: optional(operatorText),
  ANTAM_OPERATOR_ADDRESS: optional(operatorText),
  ANTAM_GA4_ID: optional(z.string().regex(/^G-[A-Z0-9]+$/, 'must look like G-XXXXXXXXXX')),
  ANTAM_MATOMO_URL: optional(origin),
  ANTAM_MATOMO_SITE: optional(wholeNumber(1, 1_000_000)),
  ANTAM_GOOGLE_CLIENT: optional(client),
  ANTAM_FACEBOOK_CLIENT: optional(client),
  ANTAM_ZALO_CLIENT: optional(client),
  ANTAM_DEMO_LOGIN: optional(localClient),
  ANTAM_TRUST_PROXY: optional(wholeNumber(0, 10)),
  ANTAM_SOCKETS_PER_ADDRESS: optional(wholeNumber(1, 100_000)),
  ANTAM_METRICS_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
  ANTAM_METRICS_PORT: optional(ownPort),
  ANTAM_PAGE_CACHE_MB: optional(wholeNumber(0, 4_096)),
  ANTAM_NODE_MINIMUM: optional(z.string().regex(/^\d+\.\d+\.\d+$/, 'must be a version of Node, such as 26.10.1')),
  ANTAM_LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
});

export type Environment = z.output<typeof environmentSchema>;

/** The protocol of a URL with its colon, or the empty text when it is none. */
export function protocolOf(text: string): string {
  return URL.canParse(text) ? new URL(text).protocol : '';
}

import type { SignupRequest } from '@antam/server/features/sign-up/contract.ts';
import type { SocialProviders } from '@antam/server/features/social-login/contract.ts';
import type { ApiClient } from '../../api/client.ts';
import type { CookieJar } from '../../memory/cookie-jar.ts';
import { emailCookie } from '../../memory/email.ts';
import { nameCookie } from '../../memory/name.ts';
import { phoneCookie } from '../../memory/phone.ts';

export type SignupType = NonNullable<SignupRequest['type']>;

const TYPES: readonly SignupType[] = ['user', 'favourite', 'professional', 'place'];
/** The CSS classes that an address may ask for; anything else is ignored. */
const CSS_CLASSES = ['compact', 'provider'];
const PREFILLED = ['place_name', 'place_add', 'prof_spec', 'prof_place'] as const;

/** The type of account that a text names. */
export const signupType = (text: string | null | undefined) => TYPES.find(type => type === text);

/** What the address of login or signup says. */
export type EntryQuery = {
  type: SignupType;
  next?: string;
  source?: string;
  /** The favourite that is kept afterwards where there is no script, `place:12`. */
  favourite?: string;
  utm: Record<string, string>;
  /** One of a short list, or empty. */
  css_class: string;
  prefilled: Partial<Record<(typeof PREFILLED)[number], string>>;
  /** Code of the error with which a social login came back. */
  loi: string | null;
};

/** Reads the parameters that login and signup understand; whatever is malformed counts as absent. */
export function entryQuery(params: URLSearchParams): EntryQuery {
  const next = params.get('next');
  const source = params.get('source') ?? '';
  const favourite = params.get('favourite') ?? '';
  const css_class = params.get('css_class') ?? '';
  const asked = params.get('type');
  return {
    type: signupType(asked) ?? 'user',
    ...(next !== null && next.length <= 1_000 ? { next } : {}),
    ...(/^[a-z0-9_-]{1,40}$/.test(source) ? { source } : {}),
    ...(/^[a-z_]{1,20}:\d{1,9}$/.test(favourite) ? { favourite } : {}),
    utm: utmOf(params),
    css_class: CSS_CLASSES.includes(css_class) ? css_class : '',
    prefilled: Object.fromEntries(
      PREFILLED.flatMap(name => {
        const text = params.get(name)?.trim().slice(0, 200) ?? '';
        return text === '' ? [] : [[name, text]];
      }),
    ),
    loi: params.get('loi'),
  };
}

/** The address's `utm_*` parameters, as they may be stored with an account. */
export function utmOf(params: URLSearchParams): Record<string, string> {
  const campaign = [...params].filter(([name, value]) => /^utm_[a-z_]{1,30}$/.test(name) && value.length <= 100);
  return Object.fromEntries(campaign.slice(0, 10));
}

/** What the visitor typed into forms last, to fill it in again. */
export type FormHints = { name: string; email: string; phone: string };

export function readHints(cookies: CookieJar): FormHints {
  const read = (cookie: typeof nameCookie) => cookie.read(cookies) ?? '';
  return { name: read(nameCookie), email: read(emailCookie), phone: read(phoneCookie) };
}

const NO_HINTS: FormHints = { name: '', email: '', phone: '' };

/** What was typed last as far as it is the visitor's: another person may have typed it before this login. */
export const ownHints = (hints: FormHints, viewer: { email: string } | null): FormHints =>
  viewer === null || viewer.email.toLowerCase() === hints.email.toLowerCase() ? hints : NO_HINTS;

/** Stores what was typed, to fill in the next form; an empty text changes nothing. */
export function writeHints({ name, email, phone }: Partial<FormHints>): void {
  if (name) nameCookie.write(name);
  if (email) emailCookie.write(email);
  if (phone) phoneCookie.write(phone);
}

/** The social logins of this installation; none where they cannot be read, as the page works without them. */
export function readSocial(api: ApiClient, signal?: AbortSignal): Promise<SocialProviders> {
  return api.get('/api/v1/social-login/', signal ? { signal } : {}).catch(() => []);
}

export type AccountTab = 'login' | 'signup';

/** What a visitor wanted when they were asked to log in. */
export type AccountSource = 'favourite' | 'forum' | 'contact';

/** Why and how login or signup is opened. */
export type AccountRequest = {
  /** The tab shown first. */
  tab: AccountTab;
  source?: AccountSource;
  /** Path of this site to open afterwards; the open page unless told. */
  next?: string;
  /** `utm_*` parameters, kept with the new account. */
  utm?: Readonly<Record<string, string>>;
};

/** How the overlay is asked for. */
export type AccountOpening = AccountRequest & {
  /** A sentence above the form: why one has to log in. The full page says its own, by `source`. */
  reason?: string;
};

const PATHS: Record<AccountTab, string> = { login: '/dang-nhap', signup: '/dang-ky' };

/** Pages to which nobody wants to come back after logging in. */
const NO_RETURN = /^\/(dang-ky|dang-nhap|dang-xuat|quen-mat-khau|xac-thuc)(\/|\?|#|$)/;

/**
 * Address of the full page for a request, `/dang-ky?next=%2Fghi-nho%2F&source=favourite`. A signup that began at a
 * favourite is of the type of that name.
 */
export function accountAddress({ tab, source, next, utm }: AccountRequest): string {
  const query = new URLSearchParams();
  if (next !== undefined && next !== '/' && !NO_RETURN.test(next)) query.set('next', next);
  if (source !== undefined) query.set('source', source);
  if (tab === 'signup' && source === 'favourite') query.set('type', 'favourite');
  for (const [name, value] of Object.entries(utm ?? {})) if (name.startsWith('utm_')) query.set(name, value);
  const text = query.toString();
  return text === '' ? PATHS[tab] : `${PATHS[tab]}?${text}`;
}

/** Whether the open page is itself about logging in: its links open pages, never an overlay. */
export function isAccountPage(pathname: string): boolean {
  return NO_RETURN.test(pathname);
}

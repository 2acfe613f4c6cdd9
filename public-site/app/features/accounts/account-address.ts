import { accountPages } from '@antam/server/features/accounts/pages.ts';
export type AccountTab = 'login' | 'signup';

/** What a visitor wanted when they were asked to log in. */
export type AccountSource = 'favourite' | 'forum' | 'contact' | 'review' | 'vote' | 'promotion' | 'booking' | 'session';

/** Why and how login or signup is opened. */
export type AccountRequest = {
  /** The tab shown first. */
  tab: AccountTab;
  source?: AccountSource;
  /** Path of this site to open afterwards; the open page by default. */
  next?: string;
  /** `utm_*` parameters, stored with the new account. */
  utm?: Readonly<Record<string, string>>;
  /** The favourite that is kept afterwards where there is no script, `place:12`. */
  favourite?: string;
};

/** How the overlay is asked for. */
export type AccountOpening = AccountRequest & {
  /** A sentence above the form: why one has to log in. The full page says its own, by `source`. */
  reason?: string;
};

const { signup, login, logout, forgotPassword, confirmEmail } = accountPages;

/** Beginnings of addresses that are no destination after a login. */
const NO_RETURN = [signup, login, logout, forgotPassword, confirmEmail].map(({ path }) => beginning(path));

function beginning(address: string): string | undefined {
  return address.split(/[/?#]/, 2)[1];
}

/**
 * Address of the full page for a request, `/dang-ky?next=%2Fghi-nho%2F&source=favourite`. A signup that began at a
 * favourite is of the type of that name.
 */
export function accountAddress({ tab, source, next, utm, favourite }: AccountRequest): string {
  const campaign = Object.entries(utm ?? {}).filter(([name]) => name.startsWith('utm_'));
  return accountPages[tab]({
    next: next === undefined || next === '/' || isAccountPage(next) ? null : next,
    source,
    favourite,
    type: tab === 'signup' && source === 'favourite' ? 'favourite' : null,
    ...Object.fromEntries(campaign),
  });
}

/** Whether an address is itself about logging in: links of such a page open pages, never an overlay. */
export function isAccountPage(address: string): boolean {
  return NO_RETURN.includes(beginning(address));
}

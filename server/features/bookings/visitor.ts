import { hashToken, newToken } from '../../platform/auth/token.ts';
import type { RequestContext } from '../../platform/http/endpoint.ts';

/** The browser's secret, by which it knows its holds again, also after a login. */
const HOLDER_COOKIE = 'antam_hold';
const HOLDER_SECONDS = 86_400;

/** A visitor who asks for slots, holds or books one. */
export interface Visitor {
  readonly accountId: number | null;
  /** The hash of the browser's secret; null for a browser that has never held a slot. */
  readonly holderHash: string | null;
}

/** Nobody in particular, who holds nothing. */
export const ANYBODY: Visitor = { accountId: null, holderHash: null };

export function visitorOf({ principal, ownCookie }: Pick<RequestContext, 'principal' | 'ownCookie'>): Visitor {
  const secret = ownCookie(HOLDER_COOKIE);
  return { accountId: principal?.accountId ?? null, holderHash: secret === undefined ? null : hashToken(secret) };
}

/** As {@link visitorOf}, of a browser that is about to hold a slot: it gets a secret where it has none. */
export function holderOf(context: RequestContext): Visitor & { readonly holderHash: string } {
  const { accountId, holderHash } = visitorOf(context);
  if (holderHash !== null) return { accountId, holderHash };
  const { token, tokenHash } = newToken();
  context.setOwnCookie(HOLDER_COOKIE, token, HOLDER_SECONDS);
  return { accountId, holderHash: tokenHash };
}

import { accountPages } from '@antam/server/features/accounts/pages.ts';
import type { ActionInput, ActionOutcome } from '../../forms/page-action.ts';
import { forgetVisitor } from '../../memory/forget.ts';
import { noticeFailedLogout } from '../../memory/next-notice.ts';
import { forgetToken } from '../../memory/server-cookies.ts';
import { forgetPages } from '../../offline/forget-pages.ts';

/** Ends the session: what the form of the logout does, on every page. */
export async function logOut({ api, forms, url }: ActionInput): Promise<ActionOutcome> {
  const call = () => api.post(accountPages.logout.path, { search: url.search });
  return { redirectTo: forms.isScripted ? await forgetAll(call) : (await call()).next };
}

/**
 * Whatever the server says, the token cookie goes, and what this browser remembered of the visitor; the session's own
 * cookie is the server's to clear. The open page is loaded again; after a failure it says to the visitor that they are
 * still logged in.
 */
async function forgetAll(call: () => Promise<unknown>): Promise<string> {
  await call().catch(noticeFailedLogout);
  forgetToken();
  // A browser that refuses its caches keeps no visitor from logging out.
  await forgetVisitor().catch(() => undefined);
  await forgetPages().catch(() => undefined);
  return window.location.href;
}

import { forgetVisitor } from '../../memory/forget.ts';
import { forgetToken } from '../../memory/server-cookies.ts';
import { sendForm } from './form/send-form.ts';

/**
 * Ends the session and opens the page anew. Whatever the server says, the token cookie goes, and what this browser
 * remembered of the visitor; the session's own cookie is the server's to clear.
 */
export async function logOut(): Promise<void> {
  try {
    await sendForm(`/dang-xuat/${window.location.search}`, {});
  } catch {
    // The page that is opened anew shows whether the session lives on.
  }
  forgetToken();
  forgetVisitor();
  window.location.reload();
}

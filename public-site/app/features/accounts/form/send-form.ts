import { browserApi } from '../../../api/browser-api.ts';
import type { ByHand } from '../../../api/client.ts';
import { type AnswerFile, fetchFile } from '../../../api/fetch-file.ts';
import { ApiProblem } from '../../../api/problem.ts';

/**
 * Sends a form's values as JSON. A token that has run out is refused before anything is done and comes back renewed, so
 * the second try is made here. Throws `ApiProblem`.
 * @param action path and query of this site, or a path below `/api/v1/`
 */
export function sendForm<Answer>(
  action: string,
  body: object,
  method: 'post' | 'put' | 'delete' = 'post',
): Promise<Answer> {
  const send: ByHand = browserApi[method];
  return withRenewedToken(() => send<Answer>(action, { body }));
}

/** As {@link sendForm}, for what is answered with a file. */
export function sendFormForFile(action: string, body: object): Promise<AnswerFile> {
  return withRenewedToken(() => fetchFile(action, body));
}

async function withRenewedToken<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.code !== 'XSRF') throw error;
    return send();
  }
}

/**
 * Opens a path of this site as a new document, so that everything is read again by who is logged in now. Takes the
 * place of the open page in the history.
 */
export function openAnew(next: string): void {
  const { location, history } = window;
  const url = new URL(next, location.origin);
  const target = url.origin === location.origin ? url : new URL('/', location.origin);
  if (target.pathname + target.search !== location.pathname + location.search) {
    location.replace(target.href);
    return;
  }
  // The address of the open page: only a reload opens it anew.
  history.replaceState(history.state, '', target.href);
  location.reload();
}

import { matchPath } from 'react-router';
import { ApiProblem } from '../api/problem.ts';
import type { ActingSite } from './acting-site.ts';
import type { FormResult, FormValues } from './form-result.ts';

/**
 * Sends a form, as it is at this moment, to the action of the page at an address, from whichever page is open. Throws an
 * `ApiProblem` of status 0 where the code of that page could not be fetched.
 */
export async function runAction(
  { findPage, context }: ActingSite,
  address: string,
  what: HTMLFormElement | FormValues,
): Promise<FormResult> {
  // Read before the page's code is fetched: its component may change a field as soon as it was sent.
  const body = bodyOf(what);
  const url = new URL(address, location.origin);
  url.hash = '';
  const page = await findPage(url.pathname).catch(failFetching);
  const { action } = (await page?.load().catch(failFetching)) ?? {};
  const match = page && matchPath(page.path, url.pathname);
  if (!action || !match) throw new Error(`No page takes forms at ${url.pathname}`);
  const request = new Request(url, { method: 'POST', body });
  const answer = await action({ request, params: match.params, context: context() });
  if (answer instanceof Response) throw new Error(`A form that a script sends stays on its page, not ${url.pathname}`);
  return answer.data;
}

/** The code of the page could not be fetched. */
function failFetching(): never {
  throw new ApiProblem(0, null);
}

/** A form with boxes for files goes with them. Without script it is sent as plain fields, and carries none. */
function bodyOf(what: HTMLFormElement | FormValues): FormData | URLSearchParams {
  if (!(what instanceof HTMLFormElement)) return new URLSearchParams(what);
  const form = new FormData(what);
  if (what.querySelector('[type=file]') !== null) return form;
  const texts = [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return new URLSearchParams(texts);
}

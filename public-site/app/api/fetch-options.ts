import { parseBody } from './parse-body.ts';
import { ApiProblem } from './problem.ts';

/** A row of a list that the API answers as HTML elements. */
export type HtmlOption = { value: string; label: string };

/**
 * Asks a call that answers with `option` elements. Throws {@link ApiProblem}, with status 0 where no answer came.
 * @param path path and query of this site
 */
export async function fetchOptions(path: string, signal?: AbortSignal): Promise<HtmlOption[]> {
  const response = await fetch(path, { headers: { accept: 'text/html' }, signal: signal ?? null }).catch(error => {
    if (signal?.aborted) throw error;
    throw new ApiProblem(0, null);
  });
  const text = await response.text();
  if (!response.ok) throw new ApiProblem(response.status, parseBody(text));
  return readOptions(text);
}

/** The options in a fragment of HTML, which is parsed as a document that runs nothing. */
export function readOptions(html: string): HtmlOption[] {
  const { body } = new DOMParser().parseFromString(`<select>${html}</select>`, 'text/html');
  return [...body.querySelectorAll('option')].map(option => ({
    value: option.getAttribute('value') ?? '',
    label: option.textContent?.trim() ?? '',
  }));
}

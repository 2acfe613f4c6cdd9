import { readToken } from '../memory/server-cookies.ts';
import { parseBody } from './parse-body.ts';
import { ApiProblem } from './problem.ts';

/** A file that a call was answered with. */
export type AnswerFile = { name: string; content: Blob };

/**
 * Sends a write that is answered with a file in place of JSON. Throws {@link ApiProblem}, with status 0 where no answer
 * came.
 * @param path path and query of this site
 */
export async function fetchFile(path: string, body: object): Promise<AnswerFile> {
  const token = readToken();
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    ...(token === null ? {} : { 'x-xsrf-token': token }),
  };
  const init: RequestInit = { method: 'POST', headers, body: JSON.stringify(body), credentials: 'same-origin' };
  const response = await fetch(path, init).catch(() => {
    throw new ApiProblem(0, null);
  });
  if (!response.ok) throw new ApiProblem(response.status, parseBody(await response.text()));
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '';
  return { name, content: await response.blob() };
}

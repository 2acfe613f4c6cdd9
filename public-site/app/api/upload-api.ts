import { readToken } from '../memory/server-cookies.ts';
import { type ApiClient, createApiClient } from './client.ts';
import { parseBody } from './parse-body.ts';
import { ApiProblem } from './problem.ts';

/**
 * The API for a body with files. It sends by XMLHttpRequest, which alone reports how much of a body has gone out.
 * @param report gets the bytes that were sent, and those of the whole body
 */
export const uploadApi = (report: (sent: number, total: number) => void): ApiClient =>
  createApiClient(
    (path, { method, headers, body, signal }) =>
      new Promise((resolve, reject) => {
        const request = new XMLHttpRequest();
        request.open(method, path);
        for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
        request.upload.onprogress = ({ loaded, total }) => report(loaded, total);
        request.onload = () => resolve({ status: request.status, body: parseBody(request.responseText) });
        request.onerror = () => reject(new ApiProblem(0, null));
        request.onabort = () => reject(signal?.reason ?? new ApiProblem(0, null));
        signal?.addEventListener('abort', () => request.abort());
        request.send(body ?? null);
      }),
    readToken,
  );

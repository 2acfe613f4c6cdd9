import { type ApiClient, createApiClient, type Transport } from '../../api/client.ts';
import { parseBody } from '../../api/parse-body.ts';
import { ApiProblem } from '../../api/problem.ts';
import { readToken } from '../../memory/server-cookies.ts';
import { tellProgress } from './upload-progress.ts';

/** Sends by XMLHttpRequest, which alone reports how much of a body has gone out. */
const sendTelling =
  (sizes: readonly number[]): Transport =>
  (path, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, path);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => tellProgress({ sent: loaded, total, sizes });
      request.onload = () => resolve({ status: request.status, body: parseBody(request.responseText) });
      request.onerror = () => reject(new ApiProblem(0, null));
      request.onabort = () => reject(signal?.reason);
      signal?.addEventListener('abort', () => request.abort());
      request.send(body ?? null);
    });

/** The API for a body with pictures, which reports how much of each was sent; the same as before for one without. */
export function uploadApi(api: ApiClient, body: FormData): ApiClient {
  const sizes = body.getAll('images').flatMap(image => (image instanceof File ? [image.size] : []));
  return sizes.length === 0 ? api : createApiClient(sendTelling(sizes), readToken);
}

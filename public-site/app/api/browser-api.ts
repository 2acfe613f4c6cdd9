import { type ApiClient, createApiClient, type Transport } from './client.ts';
import { formToken } from './form-token.ts';
import { parseBody } from './parse-body.ts';
import { ApiProblem } from './problem.ts';

const fetchTransport: Transport = async (path, { signal, ...init }) => {
  const response = await fetch(path, { ...init, signal: signal ?? null, credentials: 'same-origin' }).catch(error => {
    if (signal?.aborted) throw error;
    throw new ApiProblem(0, null);
  });
  return { status: response.status, body: parseBody(await response.text()) };
};

/** The client in the browser. A network failure is an {@link ApiProblem} with status 0; an aborted call rejects as such. */
export const browserApi: ApiClient = createApiClient(fetchTransport, formToken);

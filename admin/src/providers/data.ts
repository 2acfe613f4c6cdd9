import simpleRestProvider from 'ra-data-simple-rest';
import { type DataProvider, useDataProvider } from 'react-admin';
import type { Http } from './http.ts';
import { createSendCall, type SendCall } from './send-call.ts';

const ADMIN_API = '/api/admin';

/** Reads and writes the console's records, and calls what is no plain write, such as an approval. */
export interface ConsoleDataProvider extends DataProvider {
  readonly call: SendCall;
}

/** Makes the provider from the client of the API. */
export function createDataProvider(http: Http): ConsoleDataProvider {
  return {
    ...simpleRestProvider(ADMIN_API, http),
    // Calls of pages that were left are dropped, so that a slow search never overtakes a later one.
    supportAbortSignal: true,
    call: createSendCall(http),
  };
}

/** `call` for components: an ended session leads to the login there too. */
export function useCall(): SendCall {
  const provider = useDataProvider<ConsoleDataProvider>();
  return (call, ...options) => provider.call(call, ...options);
}

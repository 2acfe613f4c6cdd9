import simpleRestProvider from 'ra-data-simple-rest';
import { type DataProvider, useDataProvider } from 'react-admin';
import type { Http } from './http.ts';

const ADMIN_API = '/api/admin';

/** Reads and writes the console's records, and calls what is no plain write, such as an approval. */
export interface ConsoleDataProvider extends DataProvider {
  /** `path` below the console's API: `/places/7/pictures`. Answers the JSON. */
  call(path: string, options?: RequestInit): Promise<unknown>;
}
export type Call = ConsoleDataProvider['call'];

/** Makes the provider from the client of the API. */
export function createDataProvider(http: Http): ConsoleDataProvider {
  return {
    ...simpleRestProvider(ADMIN_API, http),
    // Calls of pages that were left are dropped, so that a slow search never overtakes a later one.
    supportAbortSignal: true,
    call: async (path, options) => (await http(`${ADMIN_API}${path}`, options)).json,
  };
}

/** `call` for components: an ended session leads to the login there too. */
export function useCall(): Call {
  const provider = useDataProvider<ConsoleDataProvider>();
  return (path, options) => provider.call(path, options);
}

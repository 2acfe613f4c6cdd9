import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import type { Http } from './http.ts';

export const ADMIN_API = '/api/admin';

/** Reads and writes the console's records. */
export function createDataProvider(http: Http): DataProvider {
  return {
    ...simpleRestProvider(ADMIN_API, http),
    // Browsers drop calls of pages that were left, so that a slow search never overtakes a later one.
    supportAbortSignal: true,
  };
}

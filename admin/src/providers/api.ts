import { createAuthProvider } from './auth.ts';
import { createDataProvider } from './data.ts';
import { createHttp } from './http.ts';

/** The console's one client of the API, and what react-admin makes of it. */
export const http = createHttp();
export const dataProvider = createDataProvider(http);
export const authProvider = createAuthProvider(http);

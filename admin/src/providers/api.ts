import { createAuthProvider } from './auth.ts';
import { createDataProvider } from './data.ts';
import { createHttp } from './http.ts';
import { createSendCall } from './send-call.ts';

/** The console's one client of the API, and what react-admin makes of it. */
const http = createHttp();
export const sendCall = createSendCall(http);
export const dataProvider = createDataProvider(http);
export const authProvider = createAuthProvider(http);

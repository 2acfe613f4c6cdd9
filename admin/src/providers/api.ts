import { createDataProvider } from './data.ts';
import { keepSession } from './keep-session.ts';
import { createSendCall } from './send-call.ts';
import { http, loginAgain } from './session.ts';

/** The console's one client of the API behind the login, and what react-admin makes of it. */
const kept = keepSession(http, loginAgain.ask);
export const sendCall = createSendCall(kept);
export const dataProvider = createDataProvider(kept);

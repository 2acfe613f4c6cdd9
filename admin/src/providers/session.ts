import { createHeldDecisions } from '../deciding/held/held-decisions.ts';
import { createDrafts } from '../editing/drafts.ts';
import { createLoginAgain } from '../editing/login-again.ts';
import { createAttendance } from './attendance.ts';
import { createAuthProvider } from './auth.ts';
import { createHttp } from './http.ts';

/** What the login page needs, and with it everything behind: the client of the API, and who is logged in. */
export const http = createHttp();
export const drafts = createDrafts(
  () => localStorage,
  () => Date.now(),
);
export const loginAgain = createLoginAgain();
export const attendance = createAttendance(window);
export const heldDecisions = createHeldDecisions();
export const authProvider = createAuthProvider(http, drafts, heldDecisions);

import type { Http } from './http.ts';
import { isSessionOver } from './problem.ts';

/**
 * The same client, which asks for a login when the session has ended and makes the call again after it. Without a login
 * the call fails as it did.
 * @param askAgain resolves to whether the staff member has logged in again
 */
export function keepSession(http: Http, askAgain: () => Promise<boolean>): Http {
  return async (url, options) => {
    try {
      return await http(url, options);
    } catch (error) {
      if (!isSessionOver(error) || !(await askAgain())) throw error;
      return http(url, options);
    }
  };
}

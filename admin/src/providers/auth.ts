import type { AccountAnswer } from '@antam/server/features/accounts/contract.ts';
import { loginCalls } from '@antam/server/features/login/contract.ts';
import type { AuthProvider } from 'react-admin';
import { z } from 'zod';
import { fetchAccount, staffRole } from './account.ts';
import type { Http } from './http.ts';
import { HttpError } from './http-error.ts';
import { isSessionOver as isUnknown, messageOf } from './problem.ts';
import { createSendCall } from './send-call.ts';

const credentials = z.object({ email: z.string(), password: z.string(), code: z.string().optional() });
export type Credentials = z.infer<typeof credentials>;

const NOT_STAFF = 'Trang quản trị chỉ dành cho nhân viên An Tâm.';
const SESSION_OVER = 'Phiên làm việc đã kết thúc, xin vui lòng đăng nhập lại.';
const NO_SECOND_FACTOR = 'Xin vui lòng đăng nhập lại kèm mã xác thực.';

/** What follows from logging in and out. */
export interface Keeper {
  /** This account works in the console. */
  keepOnly(account: number): void;
  /** It left by its own will. */
  clear(): void;
}

const NOTHING_KEPT: Keeper = { keepOnly: () => undefined, clear: () => undefined };

/** What has to be sent before a session ends. */
export interface Unsent {
  sendAll(): Promise<void>;
}

const NOTHING_UNSENT: Unsent = { sendAll: async () => undefined };

/** The same sessions as the public site's, for staff only. The account is read once, and again after each refusal. */
export function createAuthProvider(http: Http, kept: Keeper = NOTHING_KEPT, unsent: Unsent = NOTHING_UNSENT) {
  const send = createSendCall(http);
  let asked: Promise<AccountAnswer> | undefined;
  /** Whether a staff member has been let in since the page was loaded, and has not logged out. */
  let wasLetIn = false;
  /** Whether they left by their own will: calls on their way are refused then, which is no news. */
  let hasLeft = false;
  /** Set when a session ended while the console was open, until the next login; the login page then says why. */
  let isSessionOver = false;
  const forget = () => {
    asked = undefined;
  };
  const account = () => {
    asked ??= fetchAccount(send).catch((error: unknown) => {
      forget();
      throw error;
    });
    return asked;
  };
  const endSession = () => send(loginCalls.logOut);

  return {
    async login(given: unknown) {
      forget();
      const { role } = await send(loginCalls.logIn, { body: credentials.parse(given) });
      isSessionOver = false;
      if (staffRole(role)) return;
      await endSession();
      throw new HttpError(NOT_STAFF, 403, { code: 'NOT_STAFF' });
    },
    async logout() {
      const known = await asked?.catch(() => undefined);
      forget();
      // An account that is not staff stays logged in at the public site.
      if (!staffRole(known?.role)) return;
      wasLetIn = false;
      hasLeft = true;
      kept.clear();
      await unsent.sendAll();
      await endSession().catch(() => undefined);
    },
    async checkAuth() {
      const known = await account().catch((error: unknown) => {
        if (!isUnknown(error)) throw new Error(messageOf(error));
        throw isSessionOver ? new Error(SESSION_OVER) : withoutWords();
      });
      if (!staffRole(known.role)) throw new Error(NOT_STAFF);
      if (known.second_factor.is_set_up && !known.second_factor.is_passed) throw new Error(NO_SECOND_FACTOR);
      wasLetIn = true;
      hasLeft = false;
      kept.keepOnly(known.id);
    },
    async checkError(error: unknown) {
      if (!isUnknown(error)) return;
      forget();
      isSessionOver = wasLetIn;
      throw hasLeft ? withoutWords() : new Error(SESSION_OVER);
    },
    async getIdentity() {
      const { id, name, email, role, second_factor, has_password } = await account();
      return { id, fullName: name, email, role, second_factor, has_password };
    },
    async getPermissions() {
      return staffRole((await account()).role);
    },
    async canAccess({ action, resource }: { action: string; resource: string }) {
      const role = staffRole((await account()).role);
      // Read from every staff contract, which the login page does without.
      const { mayDo } = await import('./rights.ts');
      return role !== undefined && mayDo(role, action, resource);
    },
    /** After the second factor was set up. */
    forget,
  } satisfies AuthProvider;
}

/** What leads to the login page without a message. */
const withoutWords = () => Object.assign(new Error(), { message: false });

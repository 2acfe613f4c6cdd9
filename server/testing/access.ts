import { ROLE_VISITORS, type RoleVisitor } from './role-visitors.ts';

/** Who may make one call. */
export interface Access {
  readonly may: readonly RoleVisitor[];
  /** What is sent so that the call comes as far as its own rule; nothing otherwise. */
  readonly body?: object;
  /** What a visitor who is not logged in is answered where the specification wants something else than 401. */
  readonly anonymousStatus?: 403;
  /** The signed token in its address is the whole authority of this write. */
  readonly needsNoToken?: true;
}

/** All who can stand before a call, logged in or not. */
export const EVERYBODY = ROLE_VISITORS;
/** All who are logged in. */
export const ACCOUNTS = EVERYBODY.filter(who => who !== 'anonymous');
/** Staff show a second factor before they may do anything in the console. */
const STAFF: readonly RoleVisitor[] = ['moderator', 'editor', 'admin'];
const EDITORS: readonly RoleVisitor[] = ['editor', 'admin'];
const MODERATORS: readonly RoleVisitor[] = ['moderator', 'admin'];
const ADMINS: readonly RoleVisitor[] = ['admin'];
/** Those who present themselves to patients, also while staff have not accepted them yet. */
export const PROVIDERS: readonly RoleVisitor[] = ['professional', 'place', 'pending'];
/** A second factor is for staff and providers. */
export const SECOND_FACTOR = ACCOUNTS.filter(who => who !== 'user' && who !== 'favourite');
/** Accounts of staff are disabled by an admin, not deleted by their owner. */
export const NO_STAFF = ACCOUNTS.filter(who => ['user', 'favourite', ...PROVIDERS].includes(who));

/** Needs no login. */
export const everybody: Access = { may: EVERYBODY };
/** Needs a login, of whatever role. */
export const accounts: Access = { may: ACCOUNTS };
/** Reads what the console keeps. */
export const staff: Access = { may: STAFF };
/** Changes what the directory and its pages say. */
export const editors: Access = { may: EDITORS };
/** Judges people and what they write. */
export const moderators: Access = { may: MODERATORS };
/** Changes roles, and sees what was done and what runs behind the pages. */
export const admins: Access = { may: ADMINS };

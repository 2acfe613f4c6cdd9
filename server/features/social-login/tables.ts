import { tablesOf } from '../../platform/db/tables.ts';
import { Account } from '../accounts/account.entity.ts';
import { SocialAttempt, SocialIdentity } from './social-login.entity.ts';

export const tables = tablesOf(Account, SocialIdentity, SocialAttempt);

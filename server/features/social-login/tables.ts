import { tablesOf } from '../../platform/db/tables.ts';
import { Account } from '../accounts/account.entity.ts';
import { SocialIdentity } from '../accounts/social-identity.entity.ts';
import { SocialAttempt } from './social-login.entity.ts';

export const tables = tablesOf(Account, SocialIdentity, SocialAttempt);

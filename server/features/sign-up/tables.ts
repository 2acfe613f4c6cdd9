import { tablesOf } from '../../platform/db/tables.ts';
import { Account, AccountToken } from '../accounts/account.entity.ts';
import { SocialIdentity } from '../accounts/social-identity.entity.ts';
import { Session } from '../sessions/session.entity.ts';
import { ProviderApplication } from './provider-application.entity.ts';

export const tables = tablesOf(Account, AccountToken, Session, ProviderApplication, SocialIdentity);

import { tablesOf } from '../../platform/db/tables.ts';
import { Account } from '../accounts/account.entity.ts';
import { Session } from '../sessions/session.entity.ts';
import { RecoveryCode } from './recovery-code.entity.ts';

export const tables = tablesOf(Account, Session, RecoveryCode);

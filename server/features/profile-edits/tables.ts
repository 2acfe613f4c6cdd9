import { tablesOf } from '../../platform/db/tables.ts';
import { Account } from '../accounts/account.entity.ts';
import { Media } from '../media/media.entity.ts';
import { entities } from '../professionals/tables.ts';
import { ProviderLink } from '../providers/provider-link.entity.ts';
import { ProfileEdit } from './profile-edit.entity.ts';

export const tables = tablesOf(...entities, Account, Media, ProviderLink, ProfileEdit);

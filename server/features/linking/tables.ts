import { tablesOf } from '../../platform/db/tables.ts';
import { LinkName } from '../../platform/linking/link-name.entity.ts';

export const tables = tablesOf(LinkName);

import { tablesOf } from '../../platform/db/tables.ts';
import { Collection, CollectionMember } from '../collections/collection.entity.ts';
import { ImportChange, ImportRun } from './import.entity.ts';

export const tables = tablesOf(Collection, CollectionMember, ImportChange, ImportRun);

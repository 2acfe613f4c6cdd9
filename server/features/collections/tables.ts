import { tablesOf } from '../../platform/db/tables.ts';
import { Thread } from '../forum/thread.entity.ts';
import { Place } from '../places/place.entity.ts';
import { Professional } from '../professionals/professional.entity.ts';
import { Collection, CollectionMember } from './collection.entity.ts';

export const tables = tablesOf(Collection, CollectionMember, Place, Professional, Thread);

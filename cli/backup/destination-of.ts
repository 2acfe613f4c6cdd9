import type { Config } from '@antam/server/platform/env/config.ts';
import { Failure } from '../io/failure.ts';
import { type Destination, folderDestination } from './destination.ts';
import { storeOf } from './open-store.ts';
import { storeDestination } from './store-destination.ts';

/** The destination that a plan names. */
export function destinationOf(target: string, config: Config): Destination {
  if (target !== 'store') return folderDestination(target);
  const store = storeOf(config);
  if (!store) throw new Failure('There is no object store: set ANTAM_STORAGE to s3://…, or name a folder');
  return storeDestination(store);
}

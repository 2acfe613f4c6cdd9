import type { Config } from '@antam/server/platform/env/config.ts';
import { createFileStore } from '@antam/server/platform/storage/create-file-store.ts';
import { Failure } from '../io/failure.ts';
import { type Destination, folderDestination } from './destination.ts';
import { openStore } from './open-store.ts';
import { storeDestination } from './store-destination.ts';

/** The destination that a plan names. */
export function destinationOf(target: string, config: Config): Destination {
  if (target !== 'store') return folderDestination(target);
  if (config.storage.kind !== 's3') {
    throw new Failure('There is no object store: set ANTAM_STORAGE to s3://…, or name a folder');
  }
  return storeDestination(openStore(createFileStore(config.storage)));
}

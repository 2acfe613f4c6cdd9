import type { StorageConfig } from '../env/storage-config.ts';
import type { FileStore } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store } from './s3-store.ts';

/** The store that the configuration names; it opens and creates nothing before the first file. */
export function createFileStore(config: StorageConfig): FileStore {
  return config.kind === 'folder' ? createFolderStore(config.folder) : createS3Store(config);
}

import { installReference } from '@antam/fixtures/reference/install.ts';
import { seedWorld } from '@antam/fixtures/worlds/seed-world.ts';
import { createServices } from '../app/create-services.ts';
import type { Database } from '../platform/db/database.ts';
import { quickPasswords } from './quick-passwords.ts';
import { testConfig } from './test-config.ts';

/** Filled once per state of its sources; every test database that wants it is a copy. */
export interface Template {
  readonly name: string;
  /** Folders of the repository that its content is made by. */
  readonly sources: readonly string[];
  /** Fills a migrated database; files go below `folder`. */
  fill(db: Database, folder: string): Promise<void>;
}

/** The world tiny with its pictures, searchable and countable. */
const tiny: Template = {
  name: 'tiny',
  sources: ['server/migrations', 'server/features', 'server/platform', 'fixtures'],
  fill: async (db, folder) => {
    const services = await createServices(testConfig(folder), { db, passwords: quickPasswords });
    await seedWorld(services, { world: 'tiny' });
  },
};

/** The reference lists and nothing else. */
const none: Template = {
  name: 'none',
  sources: ['server/migrations', 'server/platform/db', 'fixtures/reference', 'fixtures/bulk'],
  fill: db => installReference(db),
};

export const TEMPLATES = { none, tiny };

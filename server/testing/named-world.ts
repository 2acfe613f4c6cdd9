import { type SeedOptions, seedWorld } from '@antam/fixtures/worlds/seed-world.ts';
import { openEmptyWorld } from '@antam/fixtures/worlds/testing-world.ts';
import { type App, createApp } from '../app/create-app.ts';
import { neverOverloaded } from '../platform/load/load-gauge.ts';
import { type NamedRecord, namedRecords } from './named-records.ts';

/** A server over a seeded world, called inside the process, with every record that is found there. */
export interface NamedWorld {
  readonly app: App;
  readonly records: readonly NamedRecord[];
  close(): Promise<void>;
}

/** Seeds a world without pictures; close it after the tests of the file. */
export async function openNamedWorld(options: Omit<SeedOptions, 'pictures'>): Promise<NamedWorld> {
  const { services, close } = await openEmptyWorld();
  await seedWorld(services, { ...options, pictures: false });
  const app = createApp(services, { gauge: neverOverloaded, pagesAhead: false });
  return {
    app,
    records: await namedRecords(services),
    close: async () => {
      await app.close();
      await close();
    },
  };
}

import { closeServices, createServices } from '@antam/server/app/create-services.ts';
import { readConfig } from '@antam/server/platform/env/config.ts';
import type { Services } from '@antam/server/platform/services.ts';

/** Opens the services on a data folder, does `work` with them and closes them. */
export async function withWorld(dataFolder: string, work: (services: Services) => Promise<void>): Promise<void> {
  const services = await createServices(
    readConfig({ ANTAM_DATA: dataFolder, NODE_ENV: 'development', ANTAM_LOG_LEVEL: 'silent' }),
  );
  try {
    await work(services);
  } finally {
    await closeServices(services);
  }
}

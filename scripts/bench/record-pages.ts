import { writeFileSync } from 'node:fs';
import { createApp } from '@antam/server/app/create-app.ts';
import { closeServices, createServices } from '@antam/server/app/create-services.ts';
import type { Dispatch, Site } from '@antam/server/app/site.ts';
import { readConfig } from '@antam/server/platform/env/config.ts';

/** Writes down every answer of the API that drawing the pages needs, for the bare renderer. */
export async function recordPages(
  dataFolder: string,
  site: Site,
  pages: readonly string[],
  cookie: string,
  file: string,
): Promise<void> {
  const services = await createServices(
    readConfig({ ...process.env, ANTAM_DATA: dataFolder, NODE_ENV: 'development', ANTAM_LOG_LEVEL: 'silent' }),
  );
  const app = createApp(services);
  const answers: Record<string, unknown> = {};
  const dispatch: Dispatch = async (path, init) => {
    const answer = await app.dispatch(path, init);
    answers[path] = answer.body;
    return answer;
  };
  for (const url of pages) {
    const { status } = await site.render({ url, cookie, origin: 'http://localhost', dispatch, report: String });
    if (status !== 200) throw new Error(`${url} answers ${status}`);
  }
  writeFileSync(file, JSON.stringify({ pages, answers }));
  await app.close();
  await closeServices(services);
}

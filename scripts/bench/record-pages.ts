import { writeFileSync } from 'node:fs';
import { createApp } from '@antam/server/app/create-app.ts';
import type { Dispatch, Site } from '@antam/server/app/site.ts';
import type { Scenario } from './scenarios.ts';
import { withWorld } from './services.ts';

/** Writes down every answer of the API that rendering the scenarios' pages needs, for the bare renderer. */
export async function recordPages(
  dataFolder: string,
  site: Site,
  scenarios: readonly Scenario[],
  file: string,
): Promise<void> {
  await withWorld(dataFolder, async services => {
    const app = createApp(services);
    const answers: Record<string, unknown> = {};
    const dispatch: Dispatch = async (path, init) => {
      const answer = await app.dispatch(path, init);
      answers[path] = answer.body;
      return answer;
    };
    for (const { paths, headers } of scenarios) {
      for (const url of paths) {
        const cookie = headers?.cookie ?? '';
        const { status } = await site.render({ url, cookie, origin: 'http://localhost', dispatch, report: String });
        if (status !== 200) throw new Error(`${url} answers ${status}`);
      }
    }
    writeFileSync(file, JSON.stringify({ pages: scenarios.flatMap(({ paths }) => paths), answers }));
    await app.close();
  });
}

import { parseArgs } from 'node:util';
import Koa from 'koa';
import { suggest } from './search/suggest.ts';
import { withWorld } from './services.ts';

/** The raw limit of suggestions: what is found inside the process, behind Koa with nothing else on it. */
const { values } = parseArgs({ options: { port: { type: 'string' }, data: { type: 'string' } } });

await withWorld(values.data ?? '', async services => {
  const app = new Koa();
  app.use(async context => {
    const { q = '', province } = context.query;
    context.body = JSON.stringify(
      await suggest(services, String(q), province === undefined ? province : String(province)),
    );
    context.type = 'application/json';
  });
  const server = app.listen(Number(values.port), '127.0.0.1');
  await new Promise(resolve => server.on('close', resolve));
});

import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import Koa from 'koa';
import { z } from 'zod';

/** The raw limit of a rendered page: Koa with nothing on it, and `renderToString` of trees whose data is at hand. */
const { values } = parseArgs({
  options: { port: { type: 'string' }, bundle: { type: 'string' }, answers: { type: 'string' } },
});

const input = z
  .object({ pages: z.array(z.string()), answers: z.record(z.string(), z.unknown()) })
  .parse(JSON.parse(readFileSync(values.answers ?? '', 'utf8')));

type Dispatch = (path: string) => Promise<{ status: number; headers: object; body: unknown }>;
type Prepare = (url: string, dispatch: Dispatch) => Promise<() => string>;
const { prepare } = (await import(pathToFileURL(values.bundle ?? '').href)) as { prepare: Prepare };

const dispatch: Dispatch = async path => {
  if (!(path in input.answers)) throw new Error(`No recorded answer for ${path}`);
  return { status: 200, headers: {}, body: input.answers[path] };
};
const render = new Map<string, () => string>();
for (const page of input.pages) render.set(page, await prepare(page, dispatch));

const app = new Koa();
app.use(context => {
  context.body = `<!doctype html>${render.get(context.url)?.() ?? ''}`;
  context.type = 'text/html';
});
app.listen(Number(values.port), '127.0.0.1');

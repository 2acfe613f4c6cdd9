import http from 'node:http';
import { parseArgs } from 'node:util';
import Koa from 'koa';

/** The raw limit of a cached page: Koa with nothing on it, and the bytes that another server gave for the address once. */
const { values } = parseArgs({ options: { port: { type: 'string' }, origin: { type: 'string' } } });

interface Copy {
  readonly bytes: Buffer;
  readonly type: string;
  readonly encoding: string | undefined;
}

const copies = new Map<string, Copy>();

const app = new Koa();
app.use(async context => {
  const encodings = context.get('accept-encoding');
  const key = `${encodings} ${context.url}`;
  const copy = copies.get(key) ?? (await fetchCopy(context.url, encodings));
  copies.set(key, copy);
  context.body = copy.bytes;
  context.type = copy.type;
  if (copy.encoding !== undefined) context.set('Content-Encoding', copy.encoding);
});
app.listen(Number(values.port), '127.0.0.1');

/** Throws when the other server gives no page. The bytes are kept as they are sent, compressed or not. */
async function fetchCopy(address: string, encodings: string): Promise<Copy> {
  const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const asked = http.get(values.origin + address, { headers: { 'accept-encoding': encodings } }, resolve);
    asked.on('error', reject);
  });
  const bytes = Buffer.concat(await answer.toArray());
  if (answer.statusCode !== 200) throw new Error(`${address} answers ${answer.statusCode}`);
  const { 'content-type': type = '', 'content-encoding': encoding } = answer.headers;
  return { bytes, type, encoding };
}

/*
 * Takes the site's purges for nginx, which has no call for them: removes the files of its cache that carry one of the
 * keys, whereupon nginx asks the site. It reads the head of every file for each call: for some ten thousand pages.
 *
 *   ANTAM_PURGE_TOKEN=… node nginx-purge.ts /var/cache/nginx/antam 9470
 */
import { timingSafeEqual } from 'node:crypto';
import { open, readdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import path from 'node:path';

const [folder = '', port = ''] = process.argv.slice(2);
const token = process.env.ANTAM_PURGE_TOKEN ?? '';
if (folder === '' || port === '' || token === '') {
  console.error('Usage: ANTAM_PURGE_TOKEN=… node nginx-purge.ts FOLDER PORT');
  process.exit(2);
}

/** Before the text of an answer nginx writes its key and the headers that the site sent. */
const HEAD_BYTES = 16_384;
const KEYS = /^surrogate-key: *([^\r\n]*)/im;

/** Undefined where the file has gone meanwhile, as pages come and go. */
async function headOf(file: string): Promise<string | undefined> {
  try {
    const handle = await open(file);
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
      const text = buffer.toString('latin1', 0, bytesRead);
      const end = text.indexOf('\r\n\r\n');
      return end < 0 ? text : text.slice(0, end);
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function forget(keys: ReadonlySet<string>): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const carried = KEYS.exec((await headOf(file)) ?? '')?.[1]?.split(' ') ?? [];
    if (carried.some(key => keys.has(key))) await rm(file, { force: true });
  }
}

const isOperator = ({ headers }: IncomingMessage): boolean => {
  const [given, wanted] = [Buffer.from(headers.authorization ?? ''), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
};

/** The keys stand in a header, too: no body has to be read. */
const keysOf = ({ headers }: IncomingMessage): ReadonlySet<string> =>
  new Set(
    String(headers['surrogate-key'] ?? '')
      .split(' ')
      .filter(Boolean),
  );

createServer((asked, answer) => {
  asked.resume();
  if (asked.method !== 'POST' || !isOperator(asked)) return void answer.writeHead(403).end();
  forget(keysOf(asked)).then(
    () => answer.writeHead(204).end(),
    (error: unknown) => {
      console.error(error);
      answer.writeHead(500).end();
    },
  );
}).listen(Number(port), '127.0.0.1', () => console.log(`Purges of ${folder} are taken at port ${port}`));

import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import type { StorageConfig } from '../env/storage-config.ts';
import { checkStore, type FileStore, type PutOptions, requireKey, type StoredFile } from './file-store.ts';
import { StoreFault } from './store-fault.ts';
import { createWriteWatch } from './write-watch.ts';

/**
 * The limit until the answer begins, beside the time that a body needs on a slow line; the answer's body may take as long
 * as a slow visitor needs.
 */
const PATIENCE_MS = 30_000;
/** Half a megabit a second: eight megabytes may take two minutes. */
const SLOWEST_BYTES_A_MS = 64;
const RETRIES = 3;

type S3Config = Extract<StorageConfig, { kind: 's3' }>;
type Send = (method: string, key: string, init?: Sent) => Promise<Response>;

interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
}

/**
 * Stores files in an S3-compatible bucket; errors name the bucket's status, never a secret.
 * @param patienceMs how long the bucket may be silent once it has been sent everything
 */
export function createS3Store(config: S3Config, patienceMs = PATIENCE_MS): FileStore {
  const { accessKeyId, region } = config;
  const secretAccessKey = config.secretAccessKey.reveal();
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  const send: Send = async (method, key, init = {}) => {
    requireKey(key);
    const url = `${config.endpoint}/${config.bucket}/${key}`;
    const abort = new AbortController();
    const limit = patienceMs + (init.body?.length ?? 0) / SLOWEST_BYTES_A_MS;
    const late = setTimeout(() => abort.abort(new Error(`Object store was silent to ${method} ${key}`)), limit);
    try {
      return await client.fetch(url, { ...init, method, signal: abort.signal });
    } catch (error) {
      throw StoreFault.from(error);
    } finally {
      clearTimeout(late);
    }
  };
  const writes = createWriteWatch();
  const store = {
    put: async (key: string, bytes: Uint8Array, options: PutOptions) => {
      if (options.contentType !== requireKey(key)) throw new Error(`${key} cannot hold ${options.contentType}`);
      await writes.run(bytes.byteLength, () => putObject(send, key, bytes, options));
    },
    get: (key: string) => getObject(send, key),
    delete: async (key: string) => {
      requireKey(key);
      await writes.run(0, () => deleteObject(send, key));
    },
  };
  return {
    ...store,
    exists: key => objectExists(send, key),
    check: () => checkStore(store),
    isFailing: writes.isFailing,
    // A bucket keeps nothing of a write that did not end.
    removeLeftovers: async () => 0,
  };
}

async function putObject(send: Send, key: string, bytes: Uint8Array, options: PutOptions): Promise<void> {
  const headers = {
    'content-type': options.contentType,
    'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
  };
  const response = await send('PUT', key, { headers, body: new Uint8Array(bytes) });
  await response.body?.cancel();
  if (!response.ok) throw failure('PUT', key, response);
}

async function getObject(send: Send, key: string): Promise<StoredFile | undefined> {
  const response = await send('GET', key);
  if (response.ok && response.body !== null) {
    const size = Number(response.headers.get('content-length'));
    return { stream: streamOf(response.body), size, contentType: requireKey(key) };
  }
  await response.body?.cancel();
  if (response.status === 404) return undefined;
  throw failure('GET', key, response);
}

/** Unlike that of `Readable.from`, its end amid a piece that does not come ends the connection at once. */
function streamOf(body: ReadableStream<Uint8Array>): Readable {
  const reader = body.getReader();
  return new Readable({
    read() {
      reader.read().then(
        ({ done, value }) => this.push(done ? null : value),
        (error: Error) => this.destroy(error),
      );
    },
    destroy(error, done) {
      const end = () => done(error);
      reader.cancel(error).then(end, end);
    },
  });
}

async function objectExists(send: Send, key: string): Promise<boolean> {
  const response = await send('HEAD', key);
  if (response.ok) return true;
  if (response.status === 404) return false;
  throw failure('HEAD', key, response);
}

async function deleteObject(send: Send, key: string): Promise<void> {
  const response = await send('DELETE', key);
  await response.body?.cancel();
  if (!response.ok && response.status !== 404) throw failure('DELETE', key, response);
}

function failure(method: string, key: string, response: Response): Error {
  return new StoreFault(`Object store answered ${response.status} to ${method} ${key}`);
}

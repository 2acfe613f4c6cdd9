import S3rver from '@20minutes/s3rver';
import { Secret } from '../platform/env/secret.ts';
import type { StorageConfig } from '../platform/env/storage-config.ts';

export type S3Config = Extract<StorageConfig, { kind: 's3' }>;

/** A server that speaks S3. */
export interface S3Server {
  readonly config: S3Config;
  /** The same for ANTAM_STORAGE. */
  readonly setting: string;
  close(): Promise<void>;
}

const KEY = 'S3RVER';
const BUCKET = 'uploads';

/** Starts one that keeps its files in `directory` and verifies signatures; its only key pair is S3RVER / S3RVER. */
export async function startS3Server(directory: string): Promise<S3Server> {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    resetOnClose: false,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await server.run();
  const config: S3Config = {
    kind: 's3',
    endpoint: `http://127.0.0.1:${port}`,
    bucket: BUCKET,
    region: 'us-east-1',
    accessKeyId: KEY,
    secretAccessKey: new Secret(KEY),
  };
  const setting = `s3+http://${KEY}:${KEY}@127.0.0.1:${port}/${BUCKET}`;
  return { config, setting, close: () => server.close() };
}

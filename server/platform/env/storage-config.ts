import path from 'node:path';
import { Secret } from './secret.ts';

/** Where uploads are stored: in a local folder, or in a bucket addressed by path, `{endpoint}/{bucket}/{key}`. */
export type StorageConfig =
  | { readonly kind: 'folder'; readonly folder: string }
  | {
      readonly kind: 's3';
      /** `https://host[:port]`, without bucket and without a slash at the end. */
      readonly endpoint: string;
      readonly bucket: string;
      readonly region: string;
      readonly accessKeyId: string;
      readonly secretAccessKey: Secret;
    };

const S3 = /^s3(\+http)?:\/\/([^:@/\s]+):([^@\s]+)@([^/\s]+)\/([^/?\s]+)\/?(?:\?region=([\w-]+))?$/;

/**
 * Reads `ANTAM_STORAGE`: absent = `uploads` in the data folder, a folder, or `s3://key:secret@host/bucket?region=`
 * (`s3+http://` for a store without TLS). Key and secret are percent-encoded where they hold special characters.
 * Returns undefined for anything else.
 */
export function parseStorage(text: string | undefined, dataFolder: string): StorageConfig | undefined {
  if (text === undefined) return { kind: 'folder', folder: path.join(dataFolder, 'uploads') };
  if (!text.includes('://')) return { kind: 'folder', folder: path.resolve(text.replace(/^folder:/, '')) };
  const [, plain, key, secret, host, bucket, region = 'us-east-1'] = S3.exec(text) ?? [];
  if (!key || !secret || !host || !bucket) return undefined;
  return {
    kind: 's3',
    endpoint: `${plain ? 'http' : 'https'}://${host}`,
    bucket,
    region,
    accessKeyId: decodeURIComponent(key),
    secretAccessKey: new Secret(decodeURIComponent(secret)),
  };
}

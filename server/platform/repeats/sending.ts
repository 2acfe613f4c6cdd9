import { createHash, createHmac } from 'node:crypto';
import type { UploadedFile } from '../contract/fields.ts';
import type { Secret } from '../env/secret.ts';
import { malformed } from '../errors/problem.ts';
import type { RequestContext } from '../http/endpoint.ts';

/** One request that stores something, by which a repeat is distinguished from a new text: keyed hashes. */
export interface Sending {
  /** Of who sent it and of everything in it, files too. */
  readonly content: string;
  /** Of who sent it and of the key that the browser chose; undefined where it sent none. */
  readonly key: string | undefined;
}

const KEY = /^[\x21-\x7e]{8,200}$/;

/**
 * What a request sends to a form. Accounts are distinguished by their id, visitors by their network address. Throws 400
 * for a header `Idempotency-Key` that is no key.
 * @param fields everything that was sent; of files among them the bytes and the name count
 */
export function sendingOf(
  secret: Secret,
  { principal, ip, header }: Pick<RequestContext, 'principal' | 'ip' | 'header'>,
  form: string,
  fields: object,
): Sending {
  const key = header('idempotency-key');
  if (key !== undefined && !KEY.test(key)) throw malformed('Mã của yêu cầu phải có từ 8 đến 200 ký tự.');
  const sender = principal ? `account:${principal.accountId}` : `address:${ip}`;
  const hash = (text: string) =>
    createHmac('sha256', secret.reveal()).update(`${form}\n${sender}\n${text}`).digest('base64url');
  return {
    content: hash(`content:${JSON.stringify(fields, withHashes)}`),
    key: key === undefined ? undefined : hash(`key:${key}`),
  };
}

/** A file as its name and the hash of its bytes, before JSON would spell these out. */
const withHashes = (_: string, value: unknown): unknown =>
  isFile(value) ? { name: value.name, hash: createHash('sha256').update(value.bytes).digest('base64url') } : value;

const isFile = (value: unknown): value is UploadedFile =>
  typeof value === 'object' && value !== null && 'bytes' in value && Buffer.isBuffer(value.bytes) && 'name' in value;

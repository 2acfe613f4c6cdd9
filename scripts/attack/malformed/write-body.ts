import type { Draft } from './draft.ts';
import { isJson } from './valid-value.ts';

/** A body as bytes, with its type. */
export interface Written {
  readonly type: string;
  readonly bytes: Buffer;
}

export const BOUNDARY = 'antam-attack';

/** Writes the draft's value as its kind of body; `token` goes into a field. */
export function writeBody(
  { bodyKind, body, tokenInBody }: Draft,
  token: string | undefined,
  picture: Buffer,
): Written | undefined {
  switch (bodyKind) {
    case 'none':
      return undefined;
    case 'json':
      return { type: 'application/json', bytes: Buffer.from(writeJson(body, tokenInBody ? token : undefined)) };
    case 'form':
      return { type: 'application/x-www-form-urlencoded', bytes: Buffer.from(writeForm(body, token)) };
    case 'multipart':
      return { type: `multipart/form-data; boundary=${BOUNDARY}`, bytes: writeMultipart(body, picture) };
  }
}

function writeJson(body: unknown, token: string | undefined): string {
  return JSON.stringify(token === undefined || !isJson(body) ? body : { ...body, xsrf_token: token }) ?? '';
}

const textOf = (value: unknown) => (typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value));
const fieldsOf = (body: unknown): readonly (readonly [string, string])[] =>
  isJson(body)
    ? Object.entries(body).flatMap(([name, value]) => [value].flat().map(each => [name, textOf(each)] as const))
    : [['value', textOf(body)]];

function writeForm(body: unknown, token: string | undefined): string {
  const pairs = fieldsOf(body).map(([name, value]) => `${encode(name)}=${encode(value)}`);
  return [...pairs, ...(token === undefined ? [] : [`xsrf_token=${encode(token)}`])].join('&');
}

const encode = (text: string) => encodeURIComponent(text.toWellFormed());

function writeMultipart(body: unknown, picture: Buffer): Buffer {
  const parts = fieldsOf(body).filter(([name]) => name !== 'image');
  const texts = parts.map(([name, value]) =>
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  const file = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
  return Buffer.concat([...texts, Buffer.from(file), picture, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

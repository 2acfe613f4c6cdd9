import multer from '@koa/multer';
import type Koa from 'koa';
import { MulterError } from 'multer';
import type { UploadRules } from '../contract/declare-calls.ts';
import type { UploadedFile } from '../contract/fields.ts';
import { invalid, malformed, tooLarge } from '../errors/problem.ts';

/** Beside the file a picture has a caption; a text of 200 letters fits many times. */
const MAX_FIELDS = 20;
const MAX_TEXT_BYTES = 10_000;
const MAX_NAME_BYTES = 100;
const TOO_LARGE = new Set(['LIMIT_FILE_SIZE', 'LIMIT_FIELD_VALUE']);

/**
 * The fields and files of a multipart body; the files of a field are a list. Throws 413 for a file above the limit, 422
 * for a field that takes no file or not so many, 400 when broken.
 */
export async function readUpload(
  ctx: Koa.Context,
  { fields, maxBytes, maxTextBytes = MAX_TEXT_BYTES }: UploadRules,
): Promise<unknown> {
  const count = Object.values(fields).reduce((sum, max) => sum + max, 0);
  const limits = {
    fileSize: maxBytes,
    files: count,
    parts: MAX_FIELDS + count,
    fields: MAX_FIELDS,
    fieldSize: maxTextBytes,
    fieldNameSize: MAX_NAME_BYTES,
  };
  const receive = multer({ storage: multer.memoryStorage(), limits }).fields(
    Object.entries(fields).map(([name, maxCount]) => ({ name, maxCount })),
  );
  try {
    await receive(ctx, async () => undefined);
  } catch (error) {
    throw toProblem(error, maxBytes, count);
  }
  const sent: unknown = ctx.request.body;
  if (hasNul(sent)) throw malformed();
  return { ...(typeof sent === 'object' ? sent : {}), ...filesOf(ctx.files) };
}

/** A text column of PostgreSQL takes no NUL, and no field needs one. */
function hasNul(fields: unknown): boolean {
  if (typeof fields === 'string') return fields.includes('\0');
  return typeof fields === 'object' && fields !== null && Object.values(fields).some(hasNul);
}

type Received = { readonly originalname: string; readonly buffer: Buffer };

/** Browsers send names in UTF-8, which the reader takes for Latin-1. */
const nameOf = (read: string) => Buffer.from(read, 'latin1').toString('utf8');

function filesOf(files: Received[] | Record<string, Received[]> | undefined): Record<string, UploadedFile[]> {
  const byField = Array.isArray(files) ? {} : (files ?? {});
  return Object.fromEntries(
    Object.entries(byField).map(([field, list]) => [
      field,
      list.map(({ originalname, buffer }) => ({ name: nameOf(originalname), bytes: buffer })),
    ]),
  );
}

const MEGABYTE = 1_048_576;

function toProblem(error: unknown, maxBytes: number, count: number): Error {
  if (!(error instanceof MulterError)) return malformed();
  if (error.code === 'LIMIT_FILE_SIZE' && error.field !== undefined) {
    const text = `Có tệp lớn hơn ${Math.floor(maxBytes / MEGABYTE)} MB, xin vui lòng chọn tệp nhỏ hơn.`;
    return tooLarge({ [error.field]: [text] });
  }
  if (TOO_LARGE.has(error.code)) return tooLarge();
  const field = error.field ?? 'files';
  const text = `Có quá nhiều tệp hoặc tệp ở sai chỗ: mỗi lần gửi tối đa ${count} tệp.`;
  return error.code.startsWith('LIMIT_') ? invalid({ [field]: [text] }) : malformed();
}

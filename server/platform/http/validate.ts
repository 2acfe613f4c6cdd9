import { z } from 'zod';
import type { FieldErrors } from '../errors/problem.ts';

/** Field under which errors of the input as a whole are listed. */
const WHOLE = 'non_field_errors';

const PARSE = { error: fieldMessage } as const;

/** Parses input by its schema; on failure `fail` makes the error from Vietnamese messages by field (`a.b` for nested). */
export function validate<S extends z.ZodType>(
  schema: S,
  input: unknown,
  fail: (fields: FieldErrors) => Error,
): z.output<S> {
  const parsed = schema.safeParse(input, PARSE);
  if (parsed.success) return parsed.data;
  throw fail(fieldErrors(parsed.error));
}

/** As {@link validate}, with a schema of which some checks are asynchronous. */
export async function validateSlowly<S extends z.ZodType>(
  schema: S,
  input: unknown,
  fail: (fields: FieldErrors) => Error | Promise<Error>,
): Promise<z.output<S>> {
  const parsed = await schema.safeParseAsync(input, PARSE);
  if (parsed.success) return parsed.data;
  throw await fail(fieldErrors(parsed.error));
}

/** Reads each field of an object by its own schema: those that fit, and the names of those that do not. */
export async function fittingFields({ shape }: z.ZodObject, input: object) {
  const sent = new Map<string, unknown>(Object.entries(input));
  const fitting: Record<string, unknown> = {};
  const unfit: string[] = [];
  for (const [name, field] of Object.entries(shape)) {
    const parsed = await z.safeParseAsync(field, sent.get(name));
    if (!parsed.success) unfit.push(name);
    else if (parsed.data !== undefined) fitting[name] = parsed.data;
  }
  return { fitting, unfit };
}

function fieldErrors(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.') || WHOLE;
    fields[field] = [...(fields[field] ?? []), issue.message];
  }
  return fields;
}

type Issue = z.core.$ZodRawIssue;

const REQUIRED = 'Vui lòng nhập thông tin này.';
const GENERIC = 'Giá trị không hợp lệ.';

const FORMATS: Readonly<Record<string, string>> = {
  email: 'Địa chỉ email không hợp lệ.',
  url: 'Địa chỉ liên kết không hợp lệ.',
  date: 'Ngày không hợp lệ.',
  datetime: 'Thời gian không hợp lệ.',
  time: 'Giờ không hợp lệ.',
};

/** The Vietnamese message of a field that does not fit its schema; a schema's own message goes before it. */
function fieldMessage(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? REQUIRED : GENERIC;
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return FORMATS[String(issue.format)] ?? 'Không đúng định dạng.';
    case 'invalid_value':
      return issue.input === undefined ? REQUIRED : 'Vui lòng chọn một giá trị trong danh sách.';
    case 'unrecognized_keys':
      return 'Có thông tin không được hỗ trợ.';
    default:
      return GENERIC;
  }
}

function tooSmall(issue: Issue & { code: 'too_small' }): string {
  const least = issue.minimum.toLocaleString('vi-VN');
  if (issue.origin === 'string') return issue.minimum === 1 ? REQUIRED : `Cần ít nhất ${least} ký tự.`;
  if (issue.origin === 'array' || issue.origin === 'set') return `Cần chọn ít nhất ${least} mục.`;
  // It may be a year.
  return issue.inclusive === false ? `Phải lớn hơn ${issue.minimum}.` : `Phải từ ${issue.minimum} trở lên.`;
}

function tooBig(issue: Issue & { code: 'too_big' }): string {
  const most = issue.maximum.toLocaleString('vi-VN');
  if (issue.origin === 'string') return `Không được quá ${most} ký tự.`;
  if (issue.origin === 'array' || issue.origin === 'set') return `Không được quá ${most} mục.`;
  return issue.inclusive === false ? `Phải nhỏ hơn ${issue.maximum}.` : `Không được quá ${issue.maximum}.`;
}

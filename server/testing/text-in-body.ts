/** The value with `text` at a path as {@link textsOf} names it: `*` is each item of a list, each field of an object. */
export function withText(value: unknown, [step, ...rest]: readonly string[], text: string): unknown {
  if (step === undefined) return text;
  if (step === 'name of *') return { [text]: 'x' };
  if (Array.isArray(value)) return value.map(item => withText(item, rest, text));
  const fields = Object.entries(typeof value === 'object' && value !== null ? value : {});
  if (step === '*') return Object.fromEntries(fields.map(([name, field]) => [name, withText(field, rest, text)]));
  return { ...Object.fromEntries(fields), [step]: withText(Object.fromEntries(fields)[step], rest, text) };
}

/** The text of a sample at a path; of a list its first. */
export function textAt(value: unknown, [step, ...rest]: readonly string[]): string | undefined {
  if (step === undefined) return typeof value === 'string' ? value : undefined;
  if (typeof value !== 'object' || value === null) return;
  const [, inner] = Object.entries(value).find(([name]) => step === '*' || name === step) ?? [];
  return textAt(inner, rest);
}

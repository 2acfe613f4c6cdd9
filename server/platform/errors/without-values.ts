/** A message without what PostgreSQL repeats of the row: `Key (email)=(…) already exists.` */
export function withoutValues(text: string): string {
  return text.replace(/\n - detail: .*/g, '');
}

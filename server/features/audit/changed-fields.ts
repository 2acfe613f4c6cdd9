/** Names of the fields whose value in `edit` differs from the record's; fields that are not sent do not change. */
export function changedFields(record: object, edit: object): string[] {
  const before = new Map<string, unknown>(Object.entries(record));
  return Object.entries(edit)
    .filter(([name, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(before.get(name)))
    .map(([name]) => name);
}

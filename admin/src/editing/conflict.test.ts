import { describe, expect, it } from 'vitest';
import { conflictRows } from './conflict.ts';
import { editableFields } from './editable-fields.ts';

describe('two versions of a record', () => {
  const base = { name: 'Cũ', phone: '1', email: 'a', note: 'n', specialities: [1] };
  const ours = { name: 'Của bạn', phone: '2', email: 'a', note: 'n', specialities: [1, 2] };
  const theirs = { name: 'Của họ', phone: '1', email: 'b', note: 'n', specialities: [1, 2] };
  const fields = ['name', 'phone', 'email', 'note', 'specialities'];

  it('differ in fields; one that only one side changed is chosen, one that both changed is not', () => {
    expect(conflictRows(fields, base, ours, theirs).map(({ field, newer }) => [field, newer])).toEqual([
      ['name', undefined],
      ['phone', 'ours'],
      ['email', 'theirs'],
    ]);
  });

  it('are compared in what a form may change alone', () => {
    expect(editableFields('places')).toEqual(expect.arrayContaining(['name', 'opening_hours', 'services']));
    for (const resource of ['places', 'professionals', 'accounts'])
      expect(editableFields(resource)).not.toEqual(expect.arrayContaining(['updated_at']));
    expect(editableFields('audit')).toEqual([]);
  });
});

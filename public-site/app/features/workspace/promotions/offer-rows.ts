import { type Row, withoutRow } from '../../../forms/rows/rows.ts';
import type { GroupDraft, OptionDraft } from './offer-draft.ts';

/** The field of a form's button that changes its rows in the place of saving. */
export const CHANGE_FIELD = 'thay-doi';

/** What a refused form shows again: all its fields, of ten groups with thirty options each, and its long texts. */
export const OFFER_SHOWN = { most: 1_300, longest: 20_000 };

/**
 * The groups after the press of a button that a form sent: `add groups`, `add groups.0.options`, `remove groups.0` or
 * `remove groups.0.options.2`. Rows that were sent have their paths as keys. Null where no such button was pressed.
 */
export function rowsAfter(pressed: string, groups: readonly GroupDraft[]): readonly GroupDraft[] | null {
  const [, act, list, at] = /^(add|remove) (groups(?:\.\d{1,2}\.options)?)(?:\.(\d{1,2}))?$/.exec(pressed) ?? [];
  if (list === undefined || (act === 'add') !== (at === undefined)) return null;
  const change = <R extends Row>(rows: readonly R[], made: (key: string) => R): readonly R[] =>
    at === undefined ? [...rows, made('new')] : withoutRow(rows, `${list}.${at}`);
  if (list === 'groups') return change(groups, newGroup);
  const isOf = ({ key }: GroupDraft) => list === `${key}.options`;
  return groups.map(group => (isOf(group) ? { ...group, options: change(group.options, newOption) } : group));
}

export const newGroup = (key: string): GroupDraft => ({
  key,
  name: '',
  choice: 'one',
  options: [newOption(`${key} first`), newOption(`${key} second`)],
});

export const newOption = (key: string): OptionDraft => ({ key, id: '', name: '', pricing: 'extra', price: '' });

/** What people call the fields of rows: `groups.0.options.1.price` is "Nhóm 1, lựa chọn 2". */
export function rowLabels(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap(name => {
      const [, group, option] = /^groups\.(\d+)(?:\.options(?:\.(\d+))?)?/.exec(name) ?? [];
      if (group === undefined) return [];
      const words = `Nhóm ${Number(group) + 1}`;
      return [[name, option === undefined ? words : `${words}, lựa chọn ${Number(option) + 1}`] as const];
    }),
  );
}

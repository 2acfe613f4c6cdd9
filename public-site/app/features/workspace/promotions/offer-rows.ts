import type { GroupDraft, OfferDraft, OptionDraft } from './offer-draft.ts';

/** The field of a form's button that changes its rows in the place of saving. */
export const CHANGE_FIELD = 'thay-doi';

/** What a refused form shows again: all its fields, of ten groups with thirty options each, and its long texts. */
export const OFFER_SHOWN = { most: 1_300, longest: 20_000 };

/** A change of rows as a button sends it: what is done, in which group, to which option. */
export type RowChange = { act: 'add' | 'remove'; group?: number; option?: number };

/** `add`, `add.0`, `remove.0`, `remove.0.2` */
export const changeText = ({ act, group, option }: RowChange): string =>
  [act, group, option].filter(part => part !== undefined).join('.');

/** Reads {@link changeText}; what is none changes nothing. */
export function changeIn(text: string): RowChange | null {
  const [, act, group, option] = /^(add|remove)(?:\.(\d{1,2}))?(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (act === undefined) return null;
  return {
    act: act === 'add' ? 'add' : 'remove',
    ...(group === undefined ? {} : { group: Number(group) }),
    ...(option === undefined ? {} : { option: Number(option) }),
  };
}

/** The groups after a change. `key` is that of a new row: no row has it yet. */
export function changeRows(
  groups: OfferDraft['groups'],
  { act, group, option }: RowChange,
  key: string,
): readonly GroupDraft[] {
  if (group === undefined) return act === 'add' ? [...groups, newGroup(key)] : groups;
  if (act === 'remove' && option === undefined) return groups.filter((_, at) => at !== group);
  const changed = (options: readonly OptionDraft[]) =>
    act === 'add' ? [...options, newOption(key)] : options.filter((_, at) => at !== option);
  return groups.map((row, at) => (at === group ? { ...row, options: changed(row.options) } : row));
}

const newGroup = (key: string): GroupDraft => ({
  key,
  name: '',
  choice: 'one',
  options: [newOption(`${key} first`), newOption(`${key} second`)],
});

const newOption = (key: string): OptionDraft => ({ key, id: '', name: '', pricing: 'extra', price: '' });

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

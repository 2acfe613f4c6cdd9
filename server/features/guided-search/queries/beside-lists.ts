import type { Services } from '../../../platform/services.ts';
import { MAX_GROUPS } from '../../search/contract.ts';
import { byWordsList, byWordsTitle } from '../rules/by-words.ts';
import { type FoundGroup, joinGroups } from '../rules/found-group.ts';
import type { Intent } from '../rules/intent.ts';
import { isAnyCalled } from '../rules/same-names.ts';
import { listedAmong } from './listed-among.ts';

/**
 * Groups as they stand beside offered lists: of a list's kind only what the list shows. What else of that kind matches the
 * words follows all groups under a title that says so; it leads where one of them is called by just these words.
 */
export async function besideLists(
  services: Pick<Services, 'db' | 'clock' | 'facets'>,
  listed: readonly Intent[],
  groups: readonly FoundGroup[],
): Promise<FoundGroup[]> {
  const parts = await Promise.all(
    groups.map(async found => {
      const intent = listed.find(({ kind }) => kind === found.kind);
      if (!intent) return [found];
      const { inside, outside } = await listedAmong(services, intent, found.ids);
      return [...partOf(found, inside), ...partOf(found, outside).map(part => byWords(part, intent))];
    }),
  );
  const ordered = parts.flat();
  const meant = ordered.filter(({ isByWords }) => !isByWords);
  const outside = ordered.filter(({ isByWords }) => isByWords);
  const first = outside.filter(({ group, text }) => isAnyCalled(group.items, text));
  const others = outside.filter(found => !first.includes(found));
  const room = MAX_GROUPS - first.length - others.length;
  return joinGroups([...first, ...joinGroups(meant).slice(0, room), ...others]);
}

/** What of a group has one of these ids; nothing where none has. */
function partOf(found: FoundGroup, ids: readonly number[]): FoundGroup[] {
  const items = found.group.items.filter((_, at) => ids.includes(found.ids[at] ?? 0));
  return items.length === 0 ? [] : [{ ...found, ids, group: { ...found.group, items } }];
}

const byWords = (found: FoundGroup, intent: Intent): FoundGroup => ({
  ...found,
  isByWords: true,
  group: {
    ...found.group,
    title: byWordsTitle(found.group.title, found.text),
    list_url: byWordsList(intent, found.text),
  },
});

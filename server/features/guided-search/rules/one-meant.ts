import { foldText } from '../../../platform/text/fold-text.ts';
import type { FoundGroup } from './found-group.ts';

/**
 * The name of the one thing that was found, where it has all the words but one; empty where there are others or it is
 * less near.
 * @param words those of the query
 */
export function oneMeant(groups: readonly FoundGroup[], words: readonly string[]): string {
  const [group, second] = groups;
  const [item, other] = group?.group.items ?? [];
  if (!item || other || second) return '';
  const name = foldText(item.name).split(' ');
  const missing = words.filter(word => !name.includes(foldText(word)));
  return missing.length === 1 && words.length > 1 ? item.name : '';
}

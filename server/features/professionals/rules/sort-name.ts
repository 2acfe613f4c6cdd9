import { foldText } from '../../../platform/text/fold-text.ts';

/** A person's name for ordering: given name first, as Vietnamese order people. "Nguyễn Thị Mai" is "mai nguyen thi". */
export function sortName(name: string): string {
  const words = foldText(name).split(' ');
  const given = words.pop() ?? '';
  return [given, ...words].join(' ').trim().slice(0, 120);
}

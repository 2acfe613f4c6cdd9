import { foldText } from '../../../platform/text/fold-text.ts';
import type { AreaNames } from '../../complaints/rules/areas-as-words.ts';
import type { Complaint } from '../../complaints/rules/complaint.ts';
import type { ComplaintTable } from '../../complaints/rules/complaint-table.ts';
import { readComplaints } from '../../complaints/rules/read-complaints.ts';

/** What words of complaints are read with. */
export interface ComplaintKnowledge {
  readonly table: ComplaintTable;
  readonly areas: AreaNames;
}

/**
 * The complaints that some words mean: those that they say in full first, then those of which one name has a word that
 * begins with each of theirs, in the order of `all`.
 */
export function findComplaints(
  query: string,
  { table, areas }: ComplaintKnowledge,
  all: readonly Complaint[],
): Complaint[] {
  const meant = new Set(readComplaints(query, table, areas).complaints);
  const words = foldText(query).split(' ').filter(Boolean);
  const alike = words.length === 0 ? [] : all.filter(({ names }) => names.some(name => holdsAll(name, words)));
  return [...all.filter(each => meant.has(each)), ...alike.filter(each => !meant.has(each))];
}

function holdsAll(name: string, words: readonly string[]): boolean {
  const own = foldText(name).split(' ');
  return words.every(word => own.some(each => each.startsWith(word)));
}

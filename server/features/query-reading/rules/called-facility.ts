import { type CalledFacility, type MeaningPart, meaningsOf, type ReadPart } from './query-meaning.ts';

/** Words that names do not hold: who says them asks a question. */
const OF_QUESTIONS: ReadonlySet<MeaningPart> = new Set(['filler', 'price']);
/** Words that stand beside a name. */
const BESIDE: ReadonlySet<MeaningPart> = new Set(['near', 'hours', 'bhyt']);

const AREAS: ReadonlySet<MeaningPart> = new Set(['area']);
/** Words that say what kind of facility it is, and name none. */
const OF_KINDS = new Set([
  'quoc',
  'te',
  'khu',
  'vuc',
  'trung',
  'uong',
  'tinh',
  'huyen',
  'cong',
  'lap',
  'tu',
  'nhan',
  'lon',
]);

/**
 * The facility that a query calls by its name: a kind of facility, then words of which at least one means nothing known,
 * or only says more of the kind. Undefined where it asks for something else.
 * @param parts everything that its words may mean
 */
export function calledFacility(
  query: string,
  words: readonly { readonly typed: string; readonly folded: string }[],
  parts: readonly ReadPart[],
): CalledFacility | undefined {
  const [kind] = parts;
  if (kind?.from !== 0 || meaningsOf({ parts: [kind] }, 'place_type').length === 0) return undefined;
  const isOf = (part: ReadPart, kinds: ReadonlySet<MeaningPart>) => part.meanings.some(each => kinds.has(each.part));
  if (parts.some(part => isOf(part, OF_QUESTIONS))) return undefined;
  const free = words.filter((_, at) => !parts.some(({ from, to }) => from <= at && at < to));
  const isNamed = free.some(({ folded }) => !OF_KINDS.has(folded)) || parts.some(part => isOf(part, AREAS));
  if (free.length === 0) return undefined;
  const beside = parts.filter(part => isOf(part, BESIDE));
  if (beside.length === 0) return { name: query.normalize('NFC').trim(), isNamed, kind };
  const name = words.filter((_, at) => !beside.some(({ from, to }) => from <= at && at < to));
  return { name: name.map(({ typed }) => typed).join(' '), isNamed, kind };
}

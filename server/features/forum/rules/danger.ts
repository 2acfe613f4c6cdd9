import { foldCase, foldText } from '../../../platform/text/fold-text.ts';
import type { ComplaintTable } from '../../complaints/rules/complaint-table.ts';
import { readComplaints } from '../../complaints/rules/read-complaints.ts';

export type Danger = 'emergency' | 'self_harm';

/** What people write who think of harming themselves. */
const SELF_HARM = [
  ...['tự tử', 'tự sát', 'tự vẫn', 'muốn chết', 'chết đi cho xong', 'không muốn sống', 'không thiết sống'],
  ...['chán sống', 'tự làm đau', 'tự làm hại', 'tự hại mình', 'tự hại bản thân', 'kết liễu đời mình', 'tự cắt tay'],
  ...['rạch tay', 'kết thúc cuộc đời', 'kết thúc cuộc sống'],
];
/** Without accents these are everyday words: "từ từ", "tự tin". */
const ACCENTED_ONLY = new Set(['tự tử', 'rạch tay', 'tự vẫn']);

const accentedPhrases = SELF_HARM.map(phrase => ` ${foldCase(phrase)} `);
const barePhrases = SELF_HARM.filter(phrase => !ACCENTED_ONLY.has(phrase)).map(phrase => ` ${foldText(phrase)} `);

/** Complaints are read from texts of about this many words. */
const WORDS_AT_ONCE = 20;
/** What somebody has stands at the beginning of a long text. */
const MOST_PARTS = 40;

/** Whether the words of a question call for a helpline or for the emergency number; null where they do not. */
export function dangerOf(text: string, complaints: ComplaintTable): Danger | null {
  if (namesSelfHarm(text)) return 'self_harm';
  const isUrgent = partsOf(text).some(part => readComplaints(part, complaints).emergency);
  return isUrgent ? 'emergency' : null;
}

function namesSelfHarm(text: string): boolean {
  const accented = ` ${foldCase(text)} `;
  const bare = ` ${foldText(text)} `;
  // Who types no accents at all is read without them.
  return accented === bare
    ? barePhrases.some(phrase => bare.includes(phrase))
    : accentedPhrases.some(phrase => accented.includes(phrase));
}

/** Sentences, the long ones in pieces that overlap a little, so that no name is cut in two. */
function partsOf(text: string): string[] {
  const sentences = text.split(/[.!?;:\n]+/u).map(sentence => sentence.trim().split(/\s+/u));
  return sentences
    .flatMap(words =>
      Array.from({ length: Math.ceil(words.length / WORDS_AT_ONCE) }, (_, index) =>
        words.slice(Math.max(0, index * WORDS_AT_ONCE - 4), (index + 1) * WORDS_AT_ONCE).join(' '),
      ),
    )
    .filter(part => part !== '')
    .slice(0, MOST_PARTS);
}

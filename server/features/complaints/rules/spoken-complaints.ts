import type { Steps } from '../../../platform/load/in-pieces.ts';
import { type Complaint, type NamedComplaint, wordsOfNames } from './complaint.ts';
import { isSoft, type PlainSentence, plainSentence } from './plain-words.ts';
import { mayBe, type Word } from './words.ts';

/** A name as it stands in sentences: without words that say nothing, and without those that say of whom it is. */
interface SpokenName {
  readonly words: readonly Word[];
  readonly complaint: Complaint;
  /** It is a child's, or of a pregnancy: the sentence has to be, too. */
  readonly isOfChild: boolean;
  readonly isOfPregnancy: boolean;
  /** Another complaint may be called so in full. */
  readonly isShort: boolean;
}

interface Found {
  readonly name: SpokenName;
  /** Behind the last of its words. */
  readonly to: number;
}

/**
 * Compiles the names of complaints for sentences, complaint by complaint. Answers those in a sentence, from left to right, the name of most words
 * first; places count the sentence's own words.
 */
export function* spokenOf(complaints: readonly Complaint[]): Steps<(sentence: PlainSentence) => NamedComplaint[]> {
  const byFirst = new Map<string, SpokenName[]>();
  for (const complaint of complaints) {
    yield;
    for (const name of spokenNames(complaint)) {
      const first = name.words[0]?.folded ?? '';
      const known = byFirst.get(first);
      if (known) known.push(name);
      else byFirst.set(first, [name]);
    }
  }
  return sentence => {
    const words = sentence.words.map(({ word }) => word);
    const folded = new Set(words.map(word => word.folded));
    const fits = (name: SpokenName) =>
      (!name.isOfChild || sentence.isChild) &&
      (!name.isOfPregnancy || sentence.of.isPregnant) &&
      name.words.every(word => folded.has(word.folded));
    const found: NamedComplaint[] = [];
    for (let from = 0; from < words.length; ) {
      const best = longest(
        (byFirst.get(words[from]?.folded ?? '') ?? []).filter(fits).flatMap(name => standsAt(words, from, name)),
      );
      const [first] = best;
      if (first) found.push({ from, to: first.to, complaints: [...new Set(best.map(({ name }) => name.complaint))] });
      from = first?.to ?? from + 1;
    }
    return found;
  };
}

function spokenNames(complaint: Complaint): SpokenName[] {
  return wordsOfNames(complaint).flatMap(written => {
    const sentence = plainSentence(written);
    const words = sentence.words.map(({ word }) => word);
    const { isChild: isOfChild, of } = sentence;
    const isOwn = isOfChild || of.isPregnant;
    // One word of a longer name says less than the name.
    if (words.length === 0 || (words.length === 1 && written.length > 1 && !isOwn)) return [];
    const isShort = words.length < written.length && !isOwn;
    return [{ words, complaint, isOfChild, isOfPregnancy: of.isPregnant, isShort }];
  });
}

function standsAt(words: readonly Word[], from: number, name: SpokenName): Found[] {
  let at = from;
  for (const word of name.words) {
    while (at > from && at < words.length && !mayBe(words, [word], at) && isSoftAt(words, at)) at += 1;
    if (!mayBe(words, [word], at)) return [];
    at += 1;
  }
  return [{ name, to: at }];
}

const isSoftAt = (words: readonly Word[], at: number): boolean => {
  const word = words[at];
  return word !== undefined && isSoft(word);
};

/**
 * Those of most words; of these the ones that are of whom the sentence is, then those that are called so in full. Two words
 * of a child's complaint are worth three of another one: "bé sốt cao không hạ" is "trẻ sốt cao", but "bé ho gà" no "trẻ ho".
 */
function longest(found: readonly Found[]): readonly Found[] {
  const rankOf = ({ name: { words, isOfChild, isOfPregnancy, isShort } }: Found) => {
    const own = isOfChild || isOfPregnancy ? (words.length > 1 ? 6 : 2) : 0;
    return 4 * words.length + own + Number(!isShort);
  };
  const most = Math.max(0, ...found.map(rankOf));
  return found.filter(each => rankOf(each) === most);
}

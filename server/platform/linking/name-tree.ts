import type { KnownName, Target } from './known-name.ts';
import { spellingsOf } from './spellings.ts';
import type { Word } from './words.ts';

/** A record that a name leads to, with its page. */
export interface LinkTarget extends Target {
  /** `disease:12`. */
  readonly key: string;
  readonly url: string;
}

/** A name in the words of a text. */
export interface NamedWords {
  /** The words from the first to behind the last one. */
  readonly from: number;
  readonly to: number;
  /** Null for a name that several records have: nobody knows which one is meant. */
  readonly target: LinkTarget | null;
}

/** Names to look for in texts, as a tree by words. */
export interface NameTree {
  readWords(text: string): Word[];
  /** Every name that begins at each word. Takes time in the number of words and the words of the longest name. */
  namesIn(words: readonly Word[]): NamedWords[];
  /** The records whose pages have this path. */
  targetOf(url: string): LinkTarget | undefined;
}

interface Node {
  readonly next: Map<string, Node>;
  /** Undefined where no name ends. */
  end: Claims | undefined;
}

/** The records that have a name, those apart whose own name it is. */
interface Claims {
  readonly main: Map<string, LinkTarget>;
  readonly other: Map<string, LinkTarget>;
}

const newNode = (): Node => ({ next: new Map(), end: undefined });

/**
 * Builds the tree. A name that is one record's own leads there, even where another record has it as a synonym; one that
 * several records have alike leads nowhere.
 * @param leadsOf words that make a one-syllable name of a kind unmistakable
 */
export function nameTree(
  names: readonly KnownName[],
  leadsOf: (kind: string) => readonly string[],
  readWords: (text: string) => Word[],
): NameTree {
  const root = newNode();
  const byUrl = new Map<string, LinkTarget>();
  for (const { kind, id, url, name, isMain } of names) {
    const target = { kind, id, url, key: `${kind}:${id}` };
    byUrl.set(url, target);
    for (const words of spellingsOf(name, leadsOf(kind), readWords)) claim(root, words, target, isMain);
  }
  return { readWords, namesIn: words => namesIn(root, words), targetOf: url => byUrl.get(url) };
}

function claim(root: Node, words: readonly Word[], target: LinkTarget, isMain: boolean): void {
  let node = root;
  for (const word of words) {
    const step = stepOf(word, node === root);
    const next = node.next.get(step) ?? newNode();
    node.next.set(step, next);
    node = next;
  }
  node.end ??= { main: new Map(), other: new Map() };
  (isMain ? node.end.main : node.end.other).set(target.key, target);
}

const stepOf = ({ gap, key }: Word, isFirst: boolean) => (isFirst ? key : gap + key);

function namesIn(root: Node, words: readonly Word[]): NamedWords[] {
  const found: NamedWords[] = [];
  for (let from = 0; from < words.length; from += 1) {
    let node: Node | undefined = root;
    for (let at = from; node && at < words.length; at += 1) {
      const word = words[at] as Word;
      node = node.next.get(stepOf(word, at === from));
      if (node?.end) found.push({ from, to: at + 1, target: targetOf(node.end) });
    }
  }
  return found;
}

function targetOf({ main, other }: Claims): LinkTarget | null {
  const claims = main.size > 0 ? main : other;
  const [only = null] = claims.values();
  return claims.size === 1 ? only : null;
}

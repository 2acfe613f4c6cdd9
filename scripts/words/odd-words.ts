/** A line of a source file that holds a word which `docs/voice.md` replaces. */
export interface OddWord {
  readonly line: number;
  readonly word: string;
  /** What the glossary has in its place. */
  readonly better: string;
}

const GLOSSARY: Readonly<Record<string, string>> = {
  whoever: 'the noun: visitor, patient, owner, caller',
  whomever: 'the noun: visitor, patient, owner, caller',
  somebody: 'the noun: visitor, patient, author, editor',
  someone: 'the noun: visitor, patient, author, editor',
  anew: 'again, or rebuild, recount, rewrite',
  namesake: 'of the same name',
  namesakes: 'of the same name',
  'unless told': 'by default',
};

const ODD = new RegExp(`\\b(${Object.keys(GLOSSARY).join('|')})\\b`, 'gi');

/** Comments in lines of their own, comments behind code, titles of tests, and summaries of calls. */
const READ = [
  /^\s*(\{?\/\*|\*|\/\/)/,
  /[;,{)\]] \/\/ /,
  /(?<![\w.])(it|test|describe)\b.*\(\s*['"`]/,
  /^\s*[\])}]+\)\(['"`]/,
  /^\s*(summary|why): /,
];

/** Lines that hold nothing but a text: titles that stand below their call, and rows of titles. */
const TEXT_ALONE = /^\s*['"`].*['"`],?$/;

const isRead = (line: string): boolean => READ.some(pattern => pattern.test(line)) || TEXT_ALONE.test(line);

/** The odd words of a source text that a developer reads as English: names in code are left to their reviewers. */
export function oddWords(source: string): OddWord[] {
  if (source.search(ODD) < 0) return [];
  return source.split('\n').flatMap((text, at) =>
    isRead(text)
      ? [...text.matchAll(ODD)].map(([word]) => ({
          line: at + 1,
          word: word.toLowerCase(),
          better: GLOSSARY[word.toLowerCase()] ?? '',
        }))
      : [],
  );
}

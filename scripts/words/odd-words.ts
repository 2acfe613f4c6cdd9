import { isTitle } from './is-title.ts';

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
  'e-mail': 'email address, or email message',
  'e-mails': 'email addresses, or email messages',
};

const ODD = new RegExp(`\\b(${Object.keys(GLOSSARY).join('|')})\\b`, 'gi');

/** Comments in lines of their own, comments behind code, and summaries of calls; beside titles of tests. */
const READ = [/^\s*(\{?\/\*|\*|\/\/)/, /[;,{)\]] \/\/ /, /^\s*(summary|why): /];

const isRead = (line: string): boolean => isTitle(line) || READ.some(pattern => pattern.test(line));

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

import { type Kind, kindNumberOf } from '../platform/search/document-key.ts';
import type { StoredDocument } from '../platform/search/memory/stored-document.ts';
import { newFormsFinder } from '../platform/search/reading/word-forms.ts';
import {
  type Candidate,
  type MatchExpression,
  provinceToken,
  type SearchEngine,
  type WordForm,
} from '../platform/search/search-engine.ts';

type SomeKind = Pick<Kind, 'number'>;

/**
 * Answers as an index in the process has to, by looking at each document.
 * @param documents all that can be found
 * @param known those whose words are known, which may be more
 */
export function naiveReads(documents: readonly StoredDocument[], known = documents): SearchEngine {
  const inOrder = documents.toSorted((a, b) => a.key - b.key);
  const search = (kinds: readonly SomeKind[], holds: (document: StoredDocument) => boolean, limit: number) =>
    inOrder
      .filter(document => kinds.some(({ number }) => number === kindNumberOf(document.key)) && holds(document))
      .slice(0, limit);
  const candidates = async (...asked: Parameters<typeof search>) => search(...asked).map(candidateOf);
  return {
    findsFirstSoon: true,
    bringsAll: true,
    candidates: (kind, expression, limit) => candidates([kind], document => fits(document, expression), limit),
    candidatesOfSmallIndex: (kinds, expression, limit) =>
      candidates(kinds, document => fits(document, expression), limit),
    kindsWith: async (kinds, expression) =>
      kinds.filter(kind => search([kind], document => fits(document, expression), 1).length > 0),
    keys: async (kind, expression, limit, after = -1) =>
      search([kind], document => document.key > after && fits(document, expression), limit).map(({ key }) => key),
    named: (kind, name, province, limit) =>
      candidates([kind], each => each.name === name && (province ?? each.province) === each.province, limit),
    namedInAny: (kinds, name, limit) => candidates(kinds, document => document.name === name, limit),
    forms: async forms => formsOf(known).filter(({ form }) => forms.includes(form)),
    formsFrom: async (beginning, limit) =>
      formsOf(known)
        .filter(({ form }) => form.startsWith(beginning))
        .slice(0, limit),
  };
}

const tokensOf = (text: string): string[] => text.split(' ').filter(token => token !== '');

function candidateOf({ key, name, accentedName, titles, province }: StoredDocument): Candidate {
  return { key, name, accented_name: accentedName, titles, province };
}

function fits(document: StoredDocument, { clauses, inName, province }: MatchExpression): boolean {
  const tokens = tokensOf(inName ? document.nameTokens : `${document.nameTokens} ${document.bodyTokens}`);
  const near = province === undefined ? [] : [[[{ text: provinceToken(province), prefix: false }]]];
  const wanted = [...near, ...clauses];
  const holdsWay = (way: (typeof clauses)[number][number]) =>
    way.every(({ text, prefix }) => tokens.some(token => (prefix ? token.startsWith(text) : token === text)));
  return wanted.length > 0 && wanted.every(ways => ways.some(holdsWay));
}

function formsOf(documents: readonly StoredDocument[]): WordForm[] {
  const words = documents.flatMap(each => tokensOf(`${each.nameTokens} ${each.bodyTokens} ${each.knownWords}`));
  return newFormsFinder()(words).sort((a, b) => compareBytes(a.form, b.form) || compareBytes(a.word, b.word));
}

const compareBytes = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other));

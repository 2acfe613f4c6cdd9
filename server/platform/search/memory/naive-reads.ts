import { type Kind, kindNumberOf } from '../document-key.ts';
import {
  type Candidate,
  type MatchExpression,
  provinceToken,
  type SearchEngine,
  type WordForm,
} from '../search-engine.ts';
import { newFormsFinder } from '../word-forms.ts';
import type { StoredDocument } from './stored-document.ts';

const tokensOf = (text: string): string[] => text.split(' ').filter(token => token !== '');

function candidateOf({ key, name, accentedName, titles, province }: StoredDocument): Candidate {
  return { key, name, accented_name: accentedName, titles, province };
}

function fits(document: StoredDocument, { clauses, inName, province }: MatchExpression): boolean {
  const tokens = tokensOf(inName ? document.nameTokens : `${document.nameTokens} ${document.bodyTokens}`);
  const wanted = province === undefined ? clauses : [[[{ text: provinceToken(province), prefix: false }]], ...clauses];
  return wanted.every(ways =>
    ways.some(way =>
      way.every(({ text, prefix }) => tokens.some(token => (prefix ? token.startsWith(text) : token === text))),
    ),
  );
}

const byBytes = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other));

function formsOf(documents: readonly StoredDocument[]): WordForm[] {
  const finder = newFormsFinder();
  const words = documents.flatMap(document =>
    tokensOf(`${document.nameTokens} ${document.bodyTokens} ${document.knownWords}`),
  );
  return finder(words).sort((one, other) => byBytes(one.form, other.form) || byBytes(one.word, other.word));
}

/** Answers as an index does that has only these documents, by looking at each of them. */
export function naiveReads(documents: () => readonly StoredDocument[]) {
  const search = (kinds: readonly Pick<Kind, 'number'>[], holds: (document: StoredDocument) => boolean) =>
    documents().filter(
      document => kinds.some(({ number }) => number === kindNumberOf(document.key)) && holds(document),
    );
  return {
    readsBeginnings: true,
    findsFirstSoon: true,
    bringsAll: true,
    candidates: async (kind, expression, limit) =>
      search([kind], document => fits(document, expression))
        .slice(0, limit)
        .map(candidateOf),
    candidatesOfSmallIndex: async (kinds, expression, limit) =>
      search(kinds, document => fits(document, expression))
        .slice(0, limit)
        .map(candidateOf),
    keys: async (kind, expression, limit, after = -1) =>
      search([kind], document => document.key > after && fits(document, expression))
        .slice(0, limit)
        .map(({ key }) => key),
    named: async (kind, name, province, limit) =>
      search([kind], document => document.name === name && (province === undefined || document.province === province))
        .slice(0, limit)
        .map(candidateOf),
    namedInAny: async (kinds, name, limit) =>
      search(kinds, document => document.name === name)
        .slice(0, limit)
        .map(candidateOf),
    forms: async forms => formsOf(documents()).filter(({ form }) => forms.includes(form)),
    formsFrom: async (prefix, limit) =>
      formsOf(documents())
        .filter(({ form }) => form.startsWith(prefix))
        .slice(0, limit),
  } satisfies SearchEngine;
}

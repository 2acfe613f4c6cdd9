import type { Kind } from '../platform/search/document-key.ts';

/** A kind of document without anything special. */
export const PLACE_KIND: Kind = {
  name: 'place',
  number: 1,
  inSmallIndex: false,
  isOfNames: false,
  matchesWholes: false,
  hasLongTexts: false,
};

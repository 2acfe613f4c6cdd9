import { literal } from '../../platform/db/expressions.ts';

/** States in which everybody may read a text, as the partial indexes say them, so that the engines take these. */
export const SHOWN = [literal('published'), literal('reported')];

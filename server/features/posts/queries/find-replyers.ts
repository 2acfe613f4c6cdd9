import { foldText } from '../../../platform/text/fold-text.ts';
import type { OwnPage } from './granted-identities.ts';
import type { Identities } from './identities-of.ts';

/** How many are offered for what the user types. */
const OFFERED = 20;

/** As whom an account may reply, of which the names have all words that were typed; all where nothing was typed. */
export function findReplyers({ professionals, places, granted }: Identities, typed: string): OwnPage[] {
  const words = foldText(typed).split(' ').filter(Boolean);
  const fits = ({ name }: OwnPage) => words.every(word => ` ${foldText(name)}`.includes(` ${word}`));
  return [...professionals, ...places, ...granted].filter(fits).slice(0, OFFERED);
}

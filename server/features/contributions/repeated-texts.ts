import { hash } from 'node:crypto';
import { literal } from '../../platform/db/expressions.ts';
import type { Parameters } from '../../platform/db/parameter.ts';
import { statementFor } from '../../platform/db/query.ts';
import type { Reader } from '../../platform/db/reader.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import { type ContributionKind, contributionTables } from './contribution-tables.ts';

/** By it repeated texts are found, whatever their accents, case, spaces and markup. */
export const bodyHash = (text: string): string => hash('sha256', foldText(text), 'base64url');

/** No text has it. */
const NO_ID = 0;

/**
 * Whether the same words are stored as another text of this kind.
 * @param itself the text's own id where it is stored already
 */
export async function wasSentBefore(
  reader: Pick<Reader, 'row'>,
  kind: ContributionKind,
  words: string,
  itself: number | null,
): Promise<boolean> {
  return (await reader.row(sameText(kind, { hash: bodyHash(words), itself: itself ?? NO_ID }))) !== undefined;
}

const sameText = statementFor(({ name }: ContributionKind, p: Parameters<{ hash: string; itself: number }>) =>
  contributionTables
    .selectFrom(name)
    .select('id')
    .where('bodyHash', '=', p.hash)
    .where('id', '<>', p.itself)
    .limit(literal(1)),
);

import { hash } from 'node:crypto';
import { foldText } from '../../../platform/text/fold-text.ts';

/** By it repeated texts are found, whatever their accents, case, spaces and markup. */
export const bodyHash = (text: string): string => hash('sha256', foldText(text), 'base64url');

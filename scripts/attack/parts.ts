import { faults } from './faults-part.ts';
import { malformed } from './malformed/part.ts';
import type { Part } from './part.ts';
import { rights } from './rights-part.ts';
import { sockets } from './sockets-part.ts';
import { texts } from './texts-part.ts';

/** Everything that `npm run attack` does, in this order. */
export const PARTS: readonly Part[] = [malformed, rights, texts, sockets, faults];

/*
 * Runs before the first paint of every page, as a plain script without imports: `build/plain-script.ts` bundles it
 * whole. A page that is only read comes without React, whose files this script's element names; see `docs/decisions/0229`.
 */
import '../features/consent/ask-first.ts';
import { keepPresses } from './keep-presses.ts';
import { wakeLater } from './wake-later.ts';

const { entry = '', modules = '' } = document.currentScript?.dataset ?? {};

// Before presses are kept, which no listener hears of that comes later.
if (entry !== '') wakeLater([...modules.split(' '), entry].filter(Boolean), () => presses.giveUp());
const presses = keepPresses();

import { afterEach } from 'vitest';
import { closePages } from './chromium.ts';

/* Set up for every file of browser tests. */

afterEach(closePages);

import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { noteSources } from '../bin/server-bundle.js';
import { oneByteLetters } from './one-byte-letters.ts';
import { ownPlaces } from './own-places.ts';
import { requiredLate } from './required-late.ts';

/* `npm run build`: the program as one file, from which `antam serve` and `antam work` start (0244). */

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const OUT = path.join(ROOT, 'cli/dist');

const build = await rolldown({
  cwd: ROOT,
  input: { server: 'cli/main.ts' },
  platform: 'node',
  plugins: [ownPlaces(OUT), requiredLate(OUT), oneByteLetters()],
  // What a package does with eval is its own affair.
  checks: { eval: false },
});
await build.write({
  dir: OUT,
  cleanDir: true,
  // Chunks would be gone for a server that runs on while the next build is made.
  codeSplitting: false,
  comments: { legal: true, annotation: false, jsdoc: false },
});
noteSources(await build.watchFiles);
await build.close();

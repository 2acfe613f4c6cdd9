import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { checkedOutCommit } from './commit.ts';

const ROOT = new URL('../../', import.meta.url);
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, ROOT), 'utf8'));

/** What a packed release says about itself in its `release.json`. */
const packed = z.object({ release: z.string() });
const manifest = z.object({ version: z.string() });

/** The version of this program, `1.4.0`. */
export const VERSION = manifest.parse(read('package.json')).version;

/**
 * Which program this is, to the commit, `1.4.0+3f2a9c1d0`: what `antam --version`, the log and the metrics say. A packed
 * release knows it from a file, a checkout from git; a folder that is neither has the version alone.
 */
export const RELEASE = existsSync(new URL('release.json', ROOT))
  ? packed.parse(read('release.json')).release
  : releaseOf(checkedOutCommit(fileURLToPath(ROOT)));

/** The version with a commit, as semantic versions carry it. */
export function releaseOf(commit: string | undefined): string {
  return commit === undefined ? VERSION : `${VERSION}+${commit}`;
}

import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { RELEASE } from '@antam/server/platform/release.ts';
import { runScript } from '../run-script.ts';
import { packRelease } from './pack.ts';

/* `npm run release`: one file that a machine without npm, git and a network can serve from. */

const HELP = `Packs the commit that is checked out, built, with its packages and its Node, for machines such as this one.

  npm run release -- [--out FOLDER] [--with-changes]

  --out            where the file goes, with its checksum and its bill of materials (release)
  --with-changes   packs what is not committed, too; the release then says that it is changed`;

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

await runScript('release', async () => {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: path.join(ROOT, 'release') },
      'with-changes': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
  if (isChanged && !values['with-changes'])
    throw new Error('there are changes that are not committed: commit them, or add --with-changes');
  const release = isChanged ? `${RELEASE}.changed` : RELEASE;
  const committedAt = new Date(git('show', '--no-patch', '--format=%cI', 'HEAD'));
  const packed = await packRelease(ROOT, path.resolve(values.out), { release, committedAt });
  console.log(`${packed.file}: ${Math.ceil(packed.bytes / 1_000_000)} MB, release ${release}\n${packed.sha256}`);
  return 0;
});

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
}

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundledNode } from '@antam/cli/bin/bundled-node.js';
import { create } from 'tar';
import { billOfMaterials } from './bill-of-materials.ts';
import { builtFiles, filesOfPackage, packageFolders, sourceFiles } from './released-files.ts';

export interface PackedRelease {
  /** The one file, beside which lie a checksum and a bill of materials with longer names. */
  readonly file: string;
  readonly sha256: string;
  readonly bytes: number;
}

interface Identity {
  /** `1.4.0+3f2a9c1d0` */
  readonly release: string;
  readonly committedAt: Date;
}

/** Parts of this program, to which packages lead by links. */
const PARTS = ['server', 'cli', 'fixtures'];
const EXECUTABLE = /^(scripts\/deploy\/antam|cli\/bin\/antam\.js|node_modules\/.*\/bin\/node)$/;

/**
 * Packs a built checkout into one file for machines such as this one. What is in it follows from the commit and the lock file;
 * files have the time of the commit.
 */
export async function packRelease(root: string, out: string, identity: Identity): Promise<PackedRelease> {
  const name = `antam-${identity.release.replace('+', '-')}-${process.platform}-${process.arch}`;
  await mkdir(out, { recursive: true });
  const stage = await mkdtemp(path.join(out, '.stage-'));
  try {
    const bill = billOfMaterials(root, identity.release);
    const folder = path.join(stage, name);
    await takeFiles(root, folder);
    await writeFile(path.join(folder, 'sbom.cdx.json'), bill);
    await writeFile(path.join(folder, 'release.json'), describe(identity));
    const file = path.join(out, `${name}.tar.gz`);
    await archive(stage, name, `${file}.part`, identity.committedAt);
    const { sha256, bytes } = await digest(`${file}.part`);
    await rename(`${file}.part`, file);
    await writeFile(`${file}.sha256`, `${sha256}  ${path.basename(file)}\n`);
    await writeFile(path.join(out, `${name}.cdx.json`), bill);
    return { file, sha256, bytes };
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

function describe({ release, committedAt }: Identity): string {
  const { platform, arch, versions } = process;
  const facts = { release, committed: committedAt.toISOString(), platform, arch, node: versions.node };
  return `${JSON.stringify(facts, null, 2)}\n`;
}

async function takeFiles(root: string, folder: string): Promise<void> {
  const packages = packageFolders(root).flatMap(each => filesOfPackage(root, each));
  for (const file of [...sourceFiles(root), ...builtFiles(root), ...packages]) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
    await take(path.join(root, file), path.join(folder, file));
  }
  await mkdir(path.join(folder, 'node_modules/@antam'), { recursive: true });
  for (const part of PARTS) await symlink(`../../${part}`, path.join(folder, 'node_modules/@antam', part));
  await mkdir(path.join(folder, 'bin'));
  // By this one name scripts and units find the Node of a release.
  await symlink(path.relative(path.join(root, 'bin'), bundledNode()), path.join(folder, 'bin/node'));
}

/** A second name costs no room and no time; on another disk there can be none. */
async function take(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch {
    await copyFile(from, to);
  }
}

/** What is in an archive belongs to nobody in particular, and everybody may read it: it holds no secret. */
async function archive(cwd: string, name: string, file: string, mtime: Date): Promise<void> {
  const modeOf = (entry: string) => (EXECUTABLE.test(entry.slice(name.length + 1)) ? 0o755 : 0o644);
  await create(
    {
      cwd,
      file,
      gzip: true,
      mtime,
      portable: true,
      onWriteEntry: entry => {
        if (entry.type === 'File' && entry.stat) entry.stat.mode = modeOf(entry.path);
      },
    },
    [name],
  );
}

async function digest(file: string): Promise<{ readonly sha256: string; readonly bytes: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(file)) {
    if (!(chunk instanceof Uint8Array)) continue;
    hash.update(chunk);
    bytes += chunk.byteLength;
  }
  return { sha256: hash.digest('hex'), bytes };
}

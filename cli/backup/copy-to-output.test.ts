import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const COPY = fileURLToPath(new URL('./copy-to-output.ts', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'antam-copy-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A process that copies a file of so many bytes. */
function copying(bytes: number) {
  const file = path.join(folder, `${bytes}`);
  writeFileSync(file, Buffer.alloc(bytes, 'a'));
  return spawn(process.execPath, [COPY, file], { stdio: ['ignore', 'pipe', 'pipe'] });
}

describe('the process that copies a database for a backup', () => {
  it('writes all bytes of the file', async () => {
    const child = copying(3_000_000);
    expect((await text(child.stdout)).length).toBe(3_000_000);
  });

  it('says nothing where who reads it stops, as on a full disk', async () => {
    const child = copying(3_000_000);
    const said = text(child.stderr);
    await once(child.stdout, 'readable');
    child.stdout.destroy();
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(await said).toBe('');
  });
});

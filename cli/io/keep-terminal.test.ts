import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';

const children: ReturnType<typeof spawn>[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

it.each(['SIGINT', 'SIGTERM'] as const)('a bar leaves cursor and wrapping as they were at %s', async signal => {
  const module = new URL('./progress.ts', import.meta.url);
  const script = `
    const { showProgress } = await import(${JSON.stringify(module.href)});
    const bar = showProgress({ out: process.stdout, err: process.stderr, env: {}, isInteractive: true }, 'Seeding');
    bar.update(1, 10, 'places');
    process.stdout.write('begun');
    setInterval(() => bar.update(2, 10, 'places'), 50);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  let shown = '';
  child.stderr.on('data', part => {
    shown += String(part);
  });
  await once(child.stdout, 'data');
  child.kill(signal);
  const [code] = await once(child, 'close');
  expect(code).toBe(signal === 'SIGINT' ? 130 : 143);
  expect(shown.endsWith('\u001b[?25h\u001b[?7h')).toBe(true);
});

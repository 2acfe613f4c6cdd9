import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/* `npm run dev`: the product for developers. Changes of the site show in the browser at once; changes of server,
   fixtures or command line restart the server. Arguments: --port N, --data DIR. */

const server = fileURLToPath(new URL('dev-server.ts', import.meta.url));
const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', server, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.once('exit', code => {
  process.exitCode = code ?? 0;
});

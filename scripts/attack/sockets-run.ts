import { parseArgs } from 'node:util';
import { attackSockets } from './sockets.ts';

/* node scripts/attack/sockets-run.ts --url http://127.0.0.1:3000 --pid 123 [--seconds 60]: prints figures. */

const { values } = parseArgs({
  options: { url: { type: 'string' }, pid: { type: 'string' }, seconds: { type: 'string', default: '10' } },
});
if (values.url === undefined || values.pid === undefined) throw new Error('--url and --pid of a running server');
const figures = await attackSockets({ url: values.url, pid: Number(values.pid) }, Number(values.seconds));
console.log(JSON.stringify(figures, null, 2));

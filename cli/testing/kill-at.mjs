import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

/*
 * Loaded into a command under test (`NODE_OPTIONS=--import …`): counts its steps on the disk and to the database, and
 * kills the process before step KILL_AT. Writes the number of steps to KILL_COUNT at a regular end.
 */

const STEPS = ['renameSync', 'rmSync', 'mkdirSync', 'mkdtempSync', 'fsyncSync', 'copyFileSync', 'createReadStream'];
const at = Number(process.env.KILL_AT ?? Number.POSITIVE_INFINITY);
let steps = 0;

function step() {
  steps += 1;
  if (steps >= at) process.kill(process.pid, 'SIGKILL');
}

function counted(owner, name) {
  const original = owner[name];
  owner[name] = function (...args) {
    step();
    return original.apply(this, args);
  };
}

// Children of the command do nothing that could be left behind.
if (process.argv[1]?.endsWith('antam.js')) {
  for (const name of STEPS) counted(fs, name);
  counted(net.Socket.prototype, 'write');
  syncBuiltinESMExports();
  process.on('exit', () => fs.writeFileSync(process.env.KILL_COUNT, String(steps)));
}

// `npm start`: sets up what is missing and serves the world demo; `npm start -- --port 8080` and the like go to
// "antam serve".
import { fileURLToPath } from 'node:url';
import { setup } from './setup.mjs';

await setup();
const antam = fileURLToPath(new URL('../cli/bin/antam.js', import.meta.url));
const { runUnderBundledNode, SERVER } = await import('../cli/bin/bundled-node.js');
const given = process.argv.slice(2);
const world = given.some(arg => arg.startsWith('--world')) ? [] : ['--world', 'demo'];
process.exitCode = await runUnderBundledNode(antam, ['serve', ...world, ...given], SERVER);

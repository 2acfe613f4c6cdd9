import { rebuildLinks } from '@antam/server/features/linking/commands/rebuild-links.ts';
import { withWorld } from '../services.ts';
import { fixed, markdownTable } from '../table.ts';

const POLL_MS = 200;

/** What it costs to link every text of a world again: time, processor time, and the memory of the process. */
async function main(folder: string): Promise<void> {
  await withWorld(folder, async services => {
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss);
    }, POLL_MS);
    const [started, spent] = [performance.now(), process.cpuUsage()];
    const texts = await rebuildLinks(services);
    const seconds = (performance.now() - started) / 1_000;
    const { user, system } = process.cpuUsage(spent);
    clearInterval(watch);
    const cells = [texts.toLocaleString('en'), fixed(seconds, 1), fixed((user + system) / 1e6, 1)];
    console.log(
      markdownTable(
        ['texts', 'seconds', 'CPU s', 'texts a second', 'most MB'],
        [[...cells, fixed(texts / seconds, 0), fixed(most / 2 ** 20, 0)]],
      ),
    );
  });
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: rebuild.ts <data folder>');
await main(folder);

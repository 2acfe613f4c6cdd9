import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../public-site/app/styles/fonts/', import.meta.url));

/** The whole faces, and what cuts them. They are fetched where they are needed, as nobody else needs them. */
const FONT = '@expo-google-fonts/be-vietnam-pro@0.4.1';
const SUBSETTER = 'subset-font@2.9.0';
const FACES = new Map([
  [400, '400Regular/BeVietnamPro_400Regular.ttf'],
  [600, '600SemiBold/BeVietnamPro_600SemiBold.ttf'],
]);

/** Letters of Western Europe and of Vietnam with their marks, and signs of both. */
const RANGES = [
  [0x00, 0xff],
  [0x102, 0x103],
  [0x110, 0x111],
  [0x128, 0x129],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x168, 0x169],
  [0x1a0, 0x1a1],
  [0x1af, 0x1b0],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x300, 0x301],
  [0x303, 0x304],
  [0x308, 0x309],
  [0x323, 0x323],
  [0x329, 0x329],
  [0x1ea0, 0x1ef9],
  [0x2000, 0x206f],
  [0x20ab, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
  [0xfeff, 0xfeff],
  [0xfffd, 0xfffd],
];

const letters = RANGES.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
).join('');

/** Cuts the site's two faces out of the whole font; a network is needed. */
async function main() {
  const folder = mkdtempSync(path.join(tmpdir(), 'antam-fonts-'));
  try {
    const { status } = spawnSync('npm', ['install', '--no-save', '--prefix', folder, FONT, SUBSETTER], {
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error('The font could not be fetched');
    const from = createRequire(path.join(folder, 'index.js'));
    const subset = from('subset-font');
    for (const [weight, file] of FACES) {
      const whole = readFileSync(from.resolve(`@expo-google-fonts/be-vietnam-pro/${file}`));
      const face = await subset(whole, letters, { targetFormat: 'woff2' });
      writeFileSync(path.join(FOLDER, `be-vietnam-pro-${weight}.woff2`), face);
      console.log(`${weight}: ${face.length} bytes`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();

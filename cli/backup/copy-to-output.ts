import { createReadStream } from 'node:fs';

// Copies the file that is named to standard output. The reading program may stop at any byte, and knows why: nothing is
// printed about it.
process.stdout.on('error', () => process.exit(1));
const [file = ''] = process.argv.slice(2);
createReadStream(file).pipe(process.stdout);

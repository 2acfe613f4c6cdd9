import { createReadStream } from 'node:fs';

// Copies the file that it is told to standard output. Who reads may stop at any byte, and knows why: nothing is said of it.
process.stdout.on('error', () => process.exit(1));
const [file = ''] = process.argv.slice(2);
createReadStream(file).pipe(process.stdout);

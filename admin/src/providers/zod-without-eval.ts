import { config } from 'zod';

// The console's policy forbids code made of texts. Unless it is configured before the first schema is made, zod tries
// whether it may, and browsers report that as a violation.
config({ jitless: true });

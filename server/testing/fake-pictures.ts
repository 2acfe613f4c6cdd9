/** The program whose pictures say what it does: see fake-decoder.ts. */
export const FAKE_DECODER = new URL('./fake-decoder.ts', import.meta.url);

/** A "picture" for the fake decoder; `deed` is one of its own. */
export const fakePicture = (deed: string) => Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from(deed)]);

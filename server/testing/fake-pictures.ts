/** The program whose pictures say what it does: see fake-decoder.ts. */
export const FAKE_DECODER = new URL('./fake-decoder.ts', import.meta.url);

/** A "picture" for the fake decoder; `deed` is one of its own. */
export const fakePicture = (deed: string) => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(deed)]);

import { z } from 'zod';
import type { Problem } from '../errors/problem.ts';
import {
  imageAnimated,
  imageBroken,
  imageSideTooLong,
  imageTooLarge,
  imageTooManyPixels,
  imageTypeUnknown,
} from './image-limits.ts';
import { processedImage } from './image-sizes.ts';

/** Sent to the decoder: a file as it was uploaded, and whether a blurred copy is wanted as well. */
export const decoderTask = z.object({
  bytes: z.custom<Uint8Array>(value => value instanceof Uint8Array),
  blurred: z.boolean(),
});
export type DecoderTask = z.infer<typeof decoderTask>;

/** The reasons for which the decoder may refuse a picture. */
const PROBLEMS = [imageTooLarge, imageTypeUnknown, imageTooManyPixels, imageSideTooLong, imageBroken, imageAnimated];
const byCode: ReadonlyMap<string, () => Problem> = new Map(PROBLEMS.map(make => [make().code, make]));

/** Sent by the decoder: `ready` once, and then one answer to each task. */
export const decoderMessage = z.union([
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('image'), image: processedImage }),
  z.object({ kind: z.literal('refused'), code: z.string() }),
]);
export type DecoderMessage = z.infer<typeof decoderMessage>;

/** The problem that a decoder named by its code. */
export const problemOfCode = (code: string): Problem => (byCode.get(code) ?? imageBroken)();

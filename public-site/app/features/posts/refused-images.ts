import { useEffect, useState } from 'react';
import type { Failure } from '../../forms/failure.ts';
import { MAX_MEGABYTES, MEGABYTE } from './file-facts.ts';
import { listedMessages } from './listed-messages.ts';

const TOO_LARGE = 413;
const LARGE = `Ảnh lớn hơn ${MAX_MEGABYTES} MB, xin vui lòng chọn ảnh nhỏ hơn.`;
/** The server begins with the number of the picture, counted in the order in which they were sent. */
const NUMBERED = /^Ảnh (\d+) \(.*\): (.+)$/s;

/** Why pictures were refused, by the picture; empty where they were not. */
export function refusedImages(failure: Failure | null, sent: readonly File[]): ReadonlyMap<File, string> {
  if (failure === null) return new Map();
  if (failure.status === TOO_LARGE) {
    return new Map(sent.filter(({ size }) => size > MAX_MEGABYTES * MEGABYTE).map(file => [file, LARGE]));
  }
  const texts = [failure.fields.images ?? '', ...listedMessages(failure)];
  return new Map(
    texts.flatMap((text): [File, string][] => {
      const [, number, why] = NUMBERED.exec(text) ?? [];
      const file = sent[Number(number) - 1];
      return file && why ? [[file, why]] : [];
    }),
  );
}

/** The same for a form: what was said of a picture stays with it until it is changed or sent again. */
export function useRefusedImages(
  failure: Failure | null,
  isBusy: boolean,
  chosen: readonly File[],
): ReadonlyMap<File, string> {
  const [refused, setRefused] = useState<ReadonlyMap<File, string>>(() => new Map());
  const answer = failure?.body;
  // biome-ignore lint/correctness/useExhaustiveDependencies: those count that were chosen when it was answered.
  useEffect(() => {
    if (failure !== null) setRefused(refusedImages(failure, chosen));
  }, [answer]);
  useEffect(() => {
    if (isBusy) setRefused(new Map());
  }, [isBusy]);
  return refused;
}

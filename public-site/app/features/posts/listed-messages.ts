import type { Failure } from '../../forms/failure.ts';

/** The sentences of a refusal that is a list of them; a code in it has no spaces. */
export function listedMessages({ body }: Failure): string[] {
  const texts = (Array.isArray(body) ? body : []).filter((item): item is string => typeof item === 'string');
  return texts.filter(text => text.includes(' '));
}

import type { CleanHit } from './clean-hit.ts';

/** A foreign analytics service, which gets hits only of visitors who consent. */
export type Sink = {
  send(hit: CleanHit): void;
  /** The consent was withdrawn: send nothing more, and store nothing more. */
  stop(): void;
};

/** Loads a service's script. A script that cannot be loaded is ignored. */
export function loadScript(src: string): void {
  if (document.querySelector(`script[src="${CSS.escape(src)}"]`)) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}

import type { Engine } from '@antam/server/platform/db/engine.ts';
import type { Target } from './target.ts';

/** Something that the site should not have done. */
export interface Finding {
  /** The part that found it. */
  readonly part: string;
  /** One line that is the same whenever the same fault shows itself: findings are counted by it. */
  readonly what: string;
  /** What was seen, in some lines. */
  readonly detail: string;
  /** How to see it again: a command or a request. */
  readonly reproduction: string;
}

/** What a part may ask of the run that it belongs to. */
export interface PartOptions {
  readonly seed: number;
  /** The long form: 250,000 requests, all that is asked of sockets. */
  readonly full: boolean;
  /** Malformed requests to send; undefined for the usual number. */
  readonly requests: number | undefined;
  /** Only this one of the malformed requests, with its answer printed. */
  readonly request: number | undefined;
  readonly engine: Engine;
  /** Shows how far the part has come. */
  progress(done: number, total: number): void;
  /** Says something beside the findings: what was measured, what was left out and why. */
  note(line: string): void;
}

/** One kind of attack on a running server. */
export interface Part {
  readonly name: string;
  /** One line for the help. */
  readonly summary: string;
  /** The settings in which its server differs from those of the other parts. */
  readonly env?: Readonly<Record<string, string>>;
  run(target: Target, options: PartOptions): Promise<readonly Finding[]>;
}

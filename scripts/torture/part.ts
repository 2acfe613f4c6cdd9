import type { Cluster } from './cluster.ts';

/** What went wrong in one round, in words for people. */
export type Faults = readonly string[];

/** One thing that crowds want. */
export interface Part {
  readonly name: string;
  /** One line for the help. */
  readonly summary: string;
  /** What one round found. */
  round(cluster: Cluster): Promise<Faults>;
  /** What is found once all rounds are over. */
  finish?(cluster: Cluster): Promise<Faults>;
  /** How many rounds there are; by default as many as are asked for. */
  rounds?(options: { readonly rounds: number; readonly kills: number }): number;
}

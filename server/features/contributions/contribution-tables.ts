import type { Generated } from 'kysely';
import { literal } from '../../platform/db/expressions.ts';
import { tablesWith } from '../../platform/db/tables.ts';
import type { ContributionStatus } from './contract.ts';

/** A kind of text that people write and others judge, by where it is kept. */
export interface ContributionKind {
  /** Its table, and its name in the audit log. */
  readonly name: string;
  /** The table of what readers report of it. */
  readonly reports: string;
}

interface ContributionColumns {
  readonly id: number;
  readonly status: ContributionStatus;
  /** Who wrote it; null where there is no account. */
  readonly account: number | null;
  readonly bodyHash: string;
}

/** Queries on the tables of contributions: `contributionTables.selectFrom(kind.name)`. */
export const contributionTables = tablesWith<ContributionColumns>();

interface ReportColumns {
  readonly id: Generated<number>;
  /** Of the text. */
  readonly contribution: number;
  readonly account: number;
  readonly reason: string;
  readonly createdAt: Date;
}

/** As {@link contributionTables}, of what is reported of them. */
export const reportTables = tablesWith<ReportColumns>();

/** States in which everybody may read a text, as the partial indexes say them, so that the engines take these. */
export const SHOWN = [literal('published'), literal('reported')];

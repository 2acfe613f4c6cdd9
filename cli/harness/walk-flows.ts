import { messageOf } from '../io/failure.ts';
import { type Flow, Unmet, type Walk } from './flow.ts';
import type { Product } from './product.ts';
import { type Exchange, Visitor } from './visitor.ts';

/** Where a flow broke off. */
export interface FlowFailure {
  readonly step: string;
  readonly message: string;
  /** The last request before it, and the beginning of its answer. */
  readonly request: string;
  readonly answer: string;
}

export interface FlowResult {
  readonly flow: string;
  readonly steps: number;
  readonly milliseconds: number;
  readonly failure: FlowFailure | undefined;
}

const ANSWER_LENGTH = 400;

/** Walks one flow as a new visitor; a failure is an answer, not an error. */
export async function walkFlow(flow: Flow, base: string, product?: Product): Promise<FlowResult> {
  const visitor = new Visitor(base);
  const begun = performance.now();
  let steps = 0;
  let current = '';
  const walk: Walk = {
    visitor,
    product,
    step: async (name, work) => {
      current = name;
      steps += 1;
      return work();
    },
  };
  let failure: FlowFailure | undefined;
  try {
    await flow.walk(walk);
  } catch (error) {
    failure = { step: current, message: describe(error), ...describeExchange(visitor.last) };
  }
  return { flow: flow.name, steps, milliseconds: Math.round(performance.now() - begun), failure };
}

const describe = (error: unknown) =>
  error instanceof Unmet ? `expected ${error.message}` : `failed: ${messageOf(error)}`;

function describeExchange(exchange: Exchange | undefined): Pick<FlowFailure, 'request' | 'answer'> {
  if (!exchange) return { request: '', answer: '' };
  const text = exchange.text.replace(/\s+/g, ' ').slice(0, ANSWER_LENGTH);
  return { request: exchange.request, answer: `${exchange.status || 'no answer'} ${text}`.trim() };
}

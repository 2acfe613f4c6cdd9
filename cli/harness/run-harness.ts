import { EXIT, Failure } from '../io/failure.ts';
import { untilStopped } from '../io/stop-signal.ts';
import { renderTable } from '../io/table.ts';
import { notice, say, sayJson, type Terminal } from '../io/terminal.ts';
import type { Flow } from './flow.ts';
import { FLOWS } from './flows.ts';
import { type Product, startProduct } from './product.ts';
import { type FlowResult, walkFlow } from './walk-flows.ts';

export interface HarnessOptions {
  readonly list?: boolean;
  readonly json?: boolean;
  readonly keep?: boolean;
  readonly url?: string;
}

/** Walks flows through the product in memory, or through a running deployment; fails when one of them does. */
export async function runHarness(terminal: Terminal, names: readonly string[], options: HarnessOptions): Promise<void> {
  const flows = chooseFlows(names, options.url !== undefined);
  if (options.list) {
    listFlows(terminal, options.json === true);
    return;
  }
  const stopped = options.keep ? untilStopped() : undefined;
  const product = options.url === undefined ? await startProduct() : undefined;
  try {
    const base = options.url ?? product?.url ?? '';
    notice(terminal, `The product is at ${base}/`);
    const results = await walkAll(flows, base, product);
    if (options.json) sayJson(terminal, results);
    else sayResults(terminal, results);
    await stopped;
    const failures = results.filter(result => result.failure).length;
    if (failures > 0) throw new Failure(`${failures} of ${results.length} flows failed`);
  } finally {
    await product?.stop();
  }
}

function chooseFlows(names: readonly string[], isDeployment: boolean): readonly Flow[] {
  const unknown = names.filter(name => !FLOWS.some(flow => flow.name === name));
  if (unknown.length > 0) throw new Failure(`No flow ${unknown.join(', ')}: see "antam harness --list"`, EXIT.usage);
  const chosen = FLOWS.filter(flow => names.length === 0 || names.includes(flow.name));
  const writing = chosen.filter(flow => !flow.readOnly).map(flow => flow.name);
  if (isDeployment && names.length > 0 && writing.length > 0) {
    throw new Failure(`${writing.join(', ')} would write: not on a running deployment`, EXIT.usage);
  }
  return isDeployment ? chosen.filter(flow => flow.readOnly) : chosen;
}

function listFlows(terminal: Terminal, asJson: boolean): void {
  const flows = FLOWS.map(({ name, summary, readOnly }) => ({ name, summary, readOnly }));
  if (asJson) {
    sayJson(terminal, flows);
    return;
  }
  const rows = flows.map(flow => [flow.name, flow.readOnly ? 'reads' : 'writes', flow.summary]);
  say(terminal, renderTable(['flow', '', 'what a visitor does'], rows));
}

async function walkAll(flows: readonly Flow[], base: string, product: Product | undefined): Promise<FlowResult[]> {
  const results: FlowResult[] = [];
  for (const flow of flows) results.push(await walkFlow(flow, base, product));
  return results;
}

function sayResults(terminal: Terminal, results: readonly FlowResult[]): void {
  const rows = results.map(({ flow, failure, steps, milliseconds }) => [
    flow,
    failure ? 'FAILED' : 'ok',
    String(steps),
    `${milliseconds} ms`,
  ]);
  say(terminal, renderTable(['flow', '', 'steps', 'time'], rows));
  for (const { flow, failure } of results) {
    if (!failure) continue;
    say(terminal, `\n${flow}, step "${failure.step}": ${failure.message}`);
    say(terminal, `  request: ${failure.request}`);
    say(terminal, `  answer:  ${failure.answer}`);
  }
}

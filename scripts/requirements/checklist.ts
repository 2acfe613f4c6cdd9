import { readFileSync } from 'node:fs';

/** One row of the requirements list: an outsider can check its statement by doing what `verify` says. */
export interface Requirement {
  readonly id: string;
  readonly area: string;
  readonly statement: string;
  readonly verify: string;
}

/** Reads the tab-separated list; throws when a row is broken or an id stands twice. */
export function readRequirements(file: string): Requirement[] {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const seen = new Set<string>();
  return lines.map((line, index) => {
    const [id, area, , statement, , verify] = line.split('\t');
    if (!id || !area || !statement || !verify) throw new Error(`${file}:${index + 2} is not a whole row`);
    if (seen.has(id)) throw new Error(`${file}:${index + 2} repeats ${id}`);
    seen.add(id);
    return { id, area, statement, verify };
  });
}

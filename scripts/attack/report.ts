import type { Finding } from './part.ts';

/** How many times one fault is shown with its details. */
const SHOWN = 1;

/** The findings for people: each fault once, with how often it was met. */
export function report(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'Nothing was found.';
  const groups = Object.entries(Object.groupBy(findings, ({ part, what }) => `${part}: ${what}`));
  const parts = groups.map(([title, group = []]) => {
    const shown = group.slice(0, SHOWN).map(({ detail, reproduction }) => `${indent(detail)}\n${indent(reproduction)}`);
    return `${group.length} × ${title}\n${shown.join('\n')}`;
  });
  return `${parts.join('\n\n')}\n\n${findings.length} findings of ${groups.length} kinds`;
}

const indent = (text: string) => text.replace(/^/gm, '    ');

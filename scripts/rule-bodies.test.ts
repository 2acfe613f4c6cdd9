import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const APP = path.resolve(import.meta.dirname, '../public-site/app');

/** Bodies that stand more than once, with the reason why no rule could be shared. */
const LEFT: readonly string[] = [
  // A solid button, the day that is looked at, a slot under the pointer: each is a state that wins over the ground of its own piece.
  'background: var(--color-brand-solid); color: var(--color-on-brand)',
];

type Rule = {
  /** `@media (…)` and what else the rule stands in. */
  readonly around: string;
  readonly selector: string;
  readonly declarations: readonly string[];
};

function rulesOf(css: string, around = ''): Rule[] {
  const rules: Rule[] = [];
  for (let at = 0, open = css.indexOf('{'); open >= 0; open = css.indexOf('{', at)) {
    const end = endOf(css, open);
    const selector = (css.slice(at, open).split(';').at(-1) ?? '').trim();
    const inner = css.slice(open + 1, end);
    if (!selector.startsWith('@')) rules.push({ around, selector, declarations: declarationsOf(inner) });
    else if (inner.includes('{') && !selector.startsWith('@keyframes'))
      rules.push(...rulesOf(inner, around + selector));
    at = end + 1;
  }
  return rules;
}

/** Where the block ends that is opened there. */
function endOf(css: string, open: number): number {
  let depth = 1;
  let at = open + 1;
  for (; depth > 0 && at < css.length; at++) {
    if (css[at] === '{') depth++;
    if (css[at] === '}') depth--;
  }
  return at - 1;
}

const declarationsOf = (body: string) =>
  body
    .split(';')
    .map(declaration => declaration.trim().replaceAll(/\s+/g, ' '))
    .filter(declaration => declaration !== '');

const sheet = (file: string) => readFileSync(path.join(APP, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');

/** Bodies of two declarations or more that several rules have, with these rules. What a rule composes stands elsewhere, once. */
function repeated(sheets: Readonly<Record<string, string>>): [body: string, rules: string[]][] {
  const rulesByBody = new Map<string, string[]>();
  for (const [file, css] of Object.entries(sheets)) {
    for (const { around, selector, declarations } of rulesOf(css)) {
      const own = declarations.filter(declaration => !declaration.startsWith('composes:')).toSorted();
      const body = `${around} ${own.join('; ')}`.trim();
      if (own.length >= 2) rulesByBody.set(body, [...(rulesByBody.get(body) ?? []), `${file}: ${selector}`]);
    }
  }
  return [...rulesByBody].filter(([, rules]) => rules.length > 1);
}

const files = globSync('**/*.css', { cwd: APP });

it('no two rules of the public site have the same body', () => {
  expect(files.length).toBeGreaterThan(150);
  const bodies = repeated(Object.fromEntries(files.map(file => [file, sheet(file)])));
  expect(bodies.filter(([body]) => !LEFT.includes(body))).toEqual([]);
  expect(bodies.map(([body]) => body).toSorted()).toEqual(LEFT.toSorted());
});

it('every name that a rule composes is one of the shared pieces', () => {
  const shared = new Set(
    globSync('styles/*.css', { cwd: APP }).flatMap(file => sheet(file).match(/(?<=\.)[a-z][\w-]*/g) ?? []),
  );
  const composed = files.flatMap(file =>
    [...sheet(file).matchAll(/composes: ([^;]*) from global;/g)].flatMap(([, names = '']) =>
      names.split(' ').map(name => ({ file, name })),
    ),
  );
  expect(composed.length).toBeGreaterThan(300);
  expect(composed.filter(({ name }) => !shared.has(name))).toEqual([]);
});

it('the same body is found in any order of its declarations, and apart from others by where it stands', () => {
  const twice = {
    'a.css': '.a { color: red; margin: 0; }',
    'b.css': '.b { composes: row from global; margin: 0; color: red }',
  };
  expect(repeated(twice)).toEqual([['color: red; margin: 0', ['a.css: .a', 'b.css: .b']]]);
  const inMedia = { ...twice, 'b.css': '@media print { .b { margin: 0; color: red } } .c { color: red }' };
  expect(repeated(inMedia)).toEqual([]);
});

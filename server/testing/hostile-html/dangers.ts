import { type FormattedTextKind, formattedElements } from '../../platform/contract/formatted-text.ts';

/** An element, as any parser of HTML gives it. */
export interface ReadElement {
  readonly name: string;
  readonly attributes: ReadonlyArray<readonly [name: string, value: string]>;
}

const PAGE = 'https://antam.example/hoi-bac-si/';

/** What a formatted text must not hold, of elements that a parser has read from it. */
export function dangersOf(elements: readonly ReadElement[], kind: FormattedTextKind): string[] {
  const allowed = formattedElements(kind);
  return elements.flatMap(({ name, attributes }) => {
    const known = allowed[name];
    if (known === undefined) return [`<${name}>`];
    return attributes
      .filter(([attribute, value]) => !known.includes(attribute) || !isHarmless(attribute, value))
      .map(([attribute, value]) => `<${name} ${attribute}="${value}">`);
  });
}

function isHarmless(attribute: string, value: string): boolean {
  if (attribute === 'href') return leadsToPage(value);
  if (attribute === 'src')
    return value.startsWith('/uploads/') && new URL(value, PAGE).pathname.startsWith('/uploads/');
  if (attribute === 'class') return value === 'align-center' || value === 'align-right';
  return attribute !== 'target' || value === '_blank';
}

/** To another site only where it says so, with its scheme. */
function leadsToPage(href: string): boolean {
  if (!URL.canParse(href, PAGE)) return false;
  const { protocol, origin } = new URL(href, PAGE);
  if (protocol !== 'https:' && protocol !== 'http:') return false;
  return origin === new URL(PAGE).origin || /^https?:\/\//i.test(href);
}

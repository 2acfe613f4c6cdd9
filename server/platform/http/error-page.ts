import { hash } from 'node:crypto';
import { escapeHtml } from '../text/safe-html.ts';
import type { ShowError } from './observe.ts';

const STYLE = `
:root { color-scheme: light dark; --text: #1c2b2a; --soft: #5b6b6a; --brand: #0b6a63; --page: #f7faf9; }
@media (prefers-color-scheme: dark) { :root { --text: #e8f0ef; --soft: #a3b3b1; --brand: #6fd3c7; --page: #0d1717; } }
body { margin: 15vh auto; max-width: 36rem; padding: 0 1.5rem; background: var(--page); color: var(--text);
  font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.3; }
a { color: var(--brand); }
p + p { color: var(--soft); }
`;

/** Nothing is let in but the style of the page itself. */
const POLICY = [
  "default-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  `style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`,
].join('; ');

/** A page that needs nothing to work: for when the site itself could not be rendered. Shows the sentence and the id. */
export const showErrorPage: ShowError = (ctx, { body }) => {
  const detail = escapeHtml(String(body.detail));
  ctx.set('Content-Security-Policy', POLICY);
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = `<!doctype html>
<html lang="vi">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Đã xảy ra lỗi – An Tâm</title><style>${STYLE}</style></head>
<body>
<main>
<h1>${detail}</h1>
<p><a href="/">Về trang chủ</a></p>
<p>Mã lỗi: <code>${escapeHtml(String(body.error_id))}</code></p>
</main>
</body>
</html>
`;
};

import { escapeHtml } from '../text/escape-html.ts';
import type { ShowError } from './observe.ts';

/** A page that needs nothing to work: for when the site itself could not be drawn. Shows the sentence and the id. */
export const showErrorPage: ShowError = (ctx, body) => {
  const detail = escapeHtml(String(body.detail));
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = `<!doctype html>
<html lang="vi">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Đã xảy ra lỗi – An Tâm</title></head>
<body style="font-family:system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.5rem;line-height:1.6">
<h1 style="font-size:1.5rem">${detail}</h1>
<p><a href="/">Về trang chủ</a></p>
<p style="color:#5b6b6a">Mã lỗi: <code>${escapeHtml(String(body.error_id))}</code></p>
</body>
</html>
`;
};

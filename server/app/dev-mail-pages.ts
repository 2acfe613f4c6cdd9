import { vietnamTime } from '../platform/clock/vietnam-calendar.ts';
import type { ReadLetter } from '../platform/mail/read-letter.ts';
import { escapeHtml } from '../platform/text/escape-html.ts';
import { DEV_MAIL_STYLE } from './dev-mail-style.ts';

/** Where letters can be read that were written to a folder. */
export const DEV_MAIL = '/dev/thu/';

/** A letter under its name. */
export interface NamedLetter {
  readonly name: string;
  readonly letter: ReadLetter;
}

/** The list of letters as HTML, in the order given; `total` counts those left out, too. */
export function listPage(letters: readonly NamedLetter[], total: number): string {
  const more = total > letters.length ? `, dưới đây là ${letters.length} thư mới nhất` : '';
  const list = `<p class="muted">${total} thư${more}.</p><ol>${letters.map(entry).join('')}</ol>`;
  const empty = `<div class="card"><p><strong>Chưa có thư nào</strong></p>
<p class="muted">Thư mà trang này gửi đi sẽ hiện ở đây sau một vài giây.</p></div>`;
  return page('Hộp thư thử', `<h1>Hộp thư thử</h1>${letters.length > 0 ? list : empty}`);
}

function entry({ name, letter }: NamedLetter): string {
  return `<li><a href="${DEV_MAIL}${name}/"><strong>${subjectOf(letter)}</strong>
<span><span>${escapeHtml(letter.to)}</span><span>${timeOf(letter)}</span></span></a></li>`;
}

/** One letter as HTML; its own HTML stands in a frame that may run nothing. */
export function letterPage({ name, letter }: NamedLetter): string {
  const subject = subjectOf(letter);
  return page(
    subject,
    `<p><a href="${DEV_MAIL}">← Hộp thư thử</a></p>
<h1>${subject}</h1>
<dl><dt>Gửi đến</dt><dd>${escapeHtml(letter.to)}</dd><dt>Người gửi</dt><dd>${escapeHtml(letter.from)}</dd>
<dt>Thời gian</dt><dd>${timeOf(letter)}</dd></dl>
<h2>Bản HTML</h2>
<iframe src="${DEV_MAIL}${name}/html/" title="Nội dung thư" sandbox="allow-top-navigation-by-user-activation"></iframe>
<h2>Bản văn bản</h2>
<pre>${escapeHtml(letter.text)}</pre>
<p><a href="${DEV_MAIL}${name}/eml/" download="${name}.eml">Tải tệp .eml gốc</a></p>`,
  );
}

/** A letter's own HTML, changed only so that its links leave the frame. */
export function letterFrame({ html }: ReadLetter): string {
  const base = '<base target="_top">';
  return /<head>/i.test(html) ? html.replace(/<head>/i, head => head + base) : base + html;
}

const subjectOf = ({ subject }: ReadLetter) => escapeHtml(subject || '(không có tiêu đề)');
const timeOf = ({ date }: ReadLetter) => (date ? vietnamTime(date) : 'không rõ thời gian');

function page(title: string, main: string): string {
  return `<!doctype html>
<html lang="vi">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} – An Tâm</title><style>${DEV_MAIL_STYLE}</style></head>
<body><header>Chỉ dùng khi phát triển: thư được ghi vào thư mục, không gửi đi. <a href="/">Về trang chủ</a></header>
<main>${main}</main></body>
</html>`;
}

import { vietnamTime } from '../platform/clock/vietnam-calendar.ts';
import type { ReadMessage } from '../platform/mail/message.ts';
import { escapeHtml } from '../platform/text/safe-html.ts';
import type { WrittenText } from '../platform/text-messages/text-folder.ts';
import { DEV_MAIL_STYLE } from './dev-mail-style.ts';

/** Where email messages can be read that were written to a folder. */
export const DEV_MAIL = '/dev/thu/';
/** Where messages to phones can be. */
export const DEV_TEXTS = '/dev/tin-nhan/';

/** An email message under its name. */
export interface NamedMessage {
  readonly name: string;
  readonly message: ReadMessage;
}

/** The list of email messages as HTML, in the order given; `total` counts those left out, too. */
export function listPage(messages: readonly NamedMessage[], total: number): string {
  const more = total > messages.length ? `, dưới đây là ${messages.length} thư mới nhất` : '';
  const list = `<p class="muted">${total} thư${more}.</p><ol>${messages.map(entry).join('')}</ol>`;
  const empty = `<div class="card"><p><strong>Chưa có thư nào</strong></p>
<p class="muted">Thư mà trang này gửi đi sẽ hiện ở đây sau một vài giây.</p></div>`;
  return page('Hộp thư thử', `<h1>Hộp thư thử</h1>${messages.length > 0 ? list : empty}`);
}

/** The list of messages to phones as HTML, in the order given. */
export function textsPage(texts: readonly WrittenText[]): string {
  const list = `<ol>${texts.map(textEntry).join('')}</ol>`;
  const empty = `<div class="card"><p><strong>Chưa có tin nhắn nào</strong></p>
<p class="muted">Tin nhắn SMS hoặc Zalo mà trang này gửi đi sẽ hiện ở đây, trừ giờ yên lặng từ 21h đến 7h.</p></div>`;
  return page('Tin nhắn thử', `<h1>Tin nhắn thử</h1>${texts.length > 0 ? list : empty}`);
}

function textEntry({ to, text, created_at }: WrittenText): string {
  return `<li><div>${withLinks(text)}<span><span>${escapeHtml(to)}</span><span>${vietnamTime(new Date(created_at))}</span></span></div></li>`;
}

/** A text as HTML in which addresses can be followed. */
const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/[^ ]+)/)
    .map((part, index) => (index % 2 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part)))
    .join('');

function entry({ name, message }: NamedMessage): string {
  return `<li><a href="${DEV_MAIL}${name}/"><strong>${subjectOf(message)}</strong>
<span><span>${escapeHtml(message.to)}</span><span>${timeOf(message)}</span></span></a></li>`;
}

/** One email message as HTML; its own HTML stands in a frame that may run nothing. */
export function messagePage({ name, message }: NamedMessage): string {
  const subject = subjectOf(message);
  return page(
    subject,
    `<p><a href="${DEV_MAIL}">← Hộp thư thử</a></p>
<h1>${subject}</h1>
<dl><dt>Gửi đến</dt><dd>${escapeHtml(message.to)}</dd><dt>Người gửi</dt><dd>${escapeHtml(message.from)}</dd>
<dt>Thời gian</dt><dd>${timeOf(message)}</dd></dl>
<h2>Bản HTML</h2>
<iframe src="${DEV_MAIL}${name}/html/" title="Nội dung thư" sandbox="allow-top-navigation-by-user-activation"></iframe>
<h2>Bản văn bản</h2>
<pre>${escapeHtml(message.text)}</pre>
<p><a href="${DEV_MAIL}${name}/eml/" download="${name}.eml">Tải tệp .eml gốc</a></p>`,
  );
}

/** An email message's own HTML, changed only so that its links leave the frame. */
export function messageFrame({ html }: ReadMessage): string {
  const base = '<base target="_top">';
  return /<head>/i.test(html) ? html.replace(/<head>/i, head => head + base) : base + html;
}

const subjectOf = ({ subject }: ReadMessage) => escapeHtml(subject || '(không có tiêu đề)');
const timeOf = ({ date }: ReadMessage) => (date ? vietnamTime(date) : 'không rõ thời gian');

function page(title: string, main: string): string {
  return `<!doctype html>
<html lang="vi">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} – An Tâm</title><style>${DEV_MAIL_STYLE}</style></head>
<body><header>Chỉ dùng khi phát triển: thư và tin nhắn được ghi vào thư mục, không gửi đi.
<a href="${DEV_MAIL}">Thư</a> · <a href="${DEV_TEXTS}">Tin nhắn</a> · <a href="/">Về trang chủ</a></header>
<main>${main}</main></body>
</html>`;
}

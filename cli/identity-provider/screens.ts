import type { DemoPerson } from './people.ts';

const STYLE = `
  body { margin: 0; padding: 32px 16px; background: #f7faf9; color: #15262b; font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 440px; margin: 0 auto; padding: 24px; background: #fff; border: 1px solid #dde6e6; border-radius: 12px; }
  h1 { margin: 0 0 8px; font-size: 22px; line-height: 1.25; }
  p { margin: 0 0 16px; color: #405358; }
  button { display: block; width: 100%; margin: 8px 0 0; padding: 12px 16px; border: 1px solid #7b8f93; border-radius: 8px;
    background: #fff; color: inherit; font: inherit; text-align: left; cursor: pointer; }
  button:hover { background: #ebf6f4; }
  button:focus-visible { outline: 3px solid #0b6a63; outline-offset: 2px; }
  small { display: block; color: #405358; }
  .no { margin-top: 24px; text-align: center; }
  @media (prefers-color-scheme: dark) {
    body { background: #0e1a1d; color: #e6efee; } main { background: #14252a; border-color: #2b4147; }
    button { background: #14252a; } button:hover { background: #1d343a; } p, small { color: #b5c6c8; }
  }`;

/** Where developers choose who to be, in place of a password. */
export function loginScreen(action: string, people: readonly DemoPerson[]): string {
  const buttons = people.map(
    ({ id, name, email, shows }) =>
      `<button name="nguoi" value="${id}">${escapeHtml(name)}<small>${escapeHtml(email ?? 'không có email')}</small><small>${escapeHtml(shows)}</small></button>`,
  );
  return screen(
    'Đăng nhập dùng thử',
    `<p>Đây là nhà cung cấp đăng nhập giả lập, chạy ngay trên máy này. Bạn muốn là ai?</p>
    <form method="post" action="${escapeHtml(action)}">${buttons.join('')}
    <button class="no" name="nguoi" value="">Từ chối</button></form>`,
  );
}

/** The page for a login that cannot continue. */
export const failureScreen = (): string =>
  screen(
    'Không tiếp tục được',
    '<p>Lần đăng nhập này không đúng hoặc đã hết hạn. Bạn hãy quay lại An Tâm và thử lại.</p>',
  );

const screen = (title: string, content: string) =>
  `<!doctype html><html lang="vi"><head><meta charset="utf-8"><title>${title}</title>
  <meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
  <body><main><h1>${title}</h1>${content}</main></body></html>`;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

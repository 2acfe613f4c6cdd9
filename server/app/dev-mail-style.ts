import { hash } from 'node:crypto';

/** The look of the email messages' pages, with the colours of the public site. */
export const DEV_MAIL_STYLE = `
:root { color-scheme: light dark; --page: #f7faf9; --surface: #fff; --text: #15262b; --muted: #566a6f;
  --border: #dde6e6; --brand: #0b6a63; --tint: #ebf6f4; }
@media (prefers-color-scheme: dark) { :root { --page: #0d1618; --surface: #142023; --text: #e8f0f0; --muted: #9aadb0;
  --border: #293a3e; --brand: #6fd3c7; --tint: #15302f; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); line-height: 1.5;
  font-family: "Be Vietnam Pro", system-ui, "Segoe UI", Roboto, sans-serif; }
header, main { max-width: 880px; margin: 0 auto; padding: 0 16px; }
header { padding-top: 24px; color: var(--muted); font-size: 14px; }
main { padding-top: 16px; padding-bottom: 64px; }
h1 { margin: 0 0 8px; font-size: 28px; line-height: 1.25; overflow-wrap: anywhere; }
h2 { margin: 32px 0 8px; font-size: 18px; }
p { margin: 0 0 16px; }
pre + p { margin-top: 24px; }
a { color: var(--brand); }
a:focus-visible, iframe:focus-visible, pre:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
.muted { color: var(--muted); }
.card, ol, pre, iframe { background: var(--surface); border: 1px solid var(--border); border-radius: 12px; }
ol { margin: 24px 0 0; padding: 0; list-style: none; overflow: hidden; }
li + li { border-top: 1px solid var(--border); }
li a, li div { display: block; padding: 14px 20px; overflow-wrap: anywhere; color: inherit; text-decoration: none; }
li div a { display: inline; padding: 0; color: var(--brand); text-decoration: underline; }
li a:hover { background: var(--tint); }
li a:focus-visible { outline-offset: -2px; }
li strong { display: block; font-size: 16px; font-weight: 600; overflow-wrap: anywhere; }
li span { display: flex; flex-wrap: wrap; gap: 0 16px; color: var(--muted); font-size: 14px; overflow-wrap: anywhere; }
.card { margin-top: 24px; padding: 32px 24px; text-align: center; }
.card p:last-child { margin: 0; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 16px 0 24px; }
dt { color: var(--muted); }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { display: block; width: 100%; height: 680px; background: #f1f6f5; }
pre { margin: 0; padding: 20px; font: 14px/1.6 ui-monospace, Menlo, Consolas, monospace; white-space: pre-wrap;
  overflow-wrap: anywhere; }
`;

/** Its source for a content security policy. */
export const DEV_MAIL_STYLE_SOURCE = `'sha256-${hash('sha256', DEV_MAIL_STYLE, 'base64')}'`;

import type { MessageFolder } from '../platform/delivery/message-folder.ts';
import type { Config } from '../platform/env/config.ts';
import { notFound, wrongMethod } from '../platform/errors/problem.ts';
import type { AppContext, AppMiddleware } from '../platform/http/app-context.ts';
import { createMailFolder } from '../platform/mail/mail-folder.ts';
import { readMessage } from '../platform/mail/message.ts';
import { DEV_MAIL, listPage, messageFrame, messagePage } from './dev-mail-pages.ts';
import { DEV_MAIL_STYLE_SOURCE } from './dev-mail-style.ts';

/** Email messages shown in the list. */
const SHOWN = 100;
export const PAGE_POLICY = `default-src 'none'; style-src ${DEV_MAIL_STYLE_SOURCE}; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
const FRAME_POLICY =
  "sandbox allow-top-navigation-by-user-activation; default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'";

/**
 * Shows email messages that were written to a folder, at `/dev/thu/`. They hold links that open accounts, so in
 * production, and where mail is really sent, there is no such address.
 */
export function devMail({ mail, environment }: Pick<Config, 'mail' | 'environment'>): AppMiddleware {
  if (mail.kind !== 'folder' || environment === 'production') return (_ctx, next) => next();
  const folder = createMailFolder(mail.folder);
  return async (ctx, next) => {
    if (`${ctx.path}/` === DEV_MAIL) return ctx.redirect(DEV_MAIL);
    if (!ctx.path.startsWith(DEV_MAIL)) return next();
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw wrongMethod(['GET', 'HEAD']);
    ctx.set('Cache-Control', 'no-store');
    const [name = '', form = '', ...rest] = ctx.path.slice(DEV_MAIL.length).split('/');
    if (name === '' && form === '') return showList(ctx, folder);
    if (rest.join('') !== '') throw notFound();
    await showMessage(ctx, folder, name, form);
  };
}

async function showList(ctx: AppContext, folder: MessageFolder): Promise<void> {
  const names = (await folder.names()).reverse();
  const messages = await Promise.all(
    names.slice(0, SHOWN).map(async name => {
      const raw = await folder.read(name);
      return raw ? [{ name, message: await readMessage(raw) }] : [];
    }),
  );
  ctx.state.route = DEV_MAIL;
  showHtml(ctx, listPage(messages.flat(), names.length), PAGE_POLICY);
}

async function showMessage(ctx: AppContext, folder: MessageFolder, name: string, form: string): Promise<void> {
  const raw = await folder.read(name);
  if (!raw) throw notFound();
  ctx.state.route = `${DEV_MAIL}:name/${form}`;
  switch (form) {
    case '':
      return showHtml(ctx, messagePage({ name, message: await readMessage(raw) }), PAGE_POLICY);
    case 'html':
      return showHtml(ctx, messageFrame(await readMessage(raw)), FRAME_POLICY);
    case 'eml':
      ctx.attachment(`${name}.eml`);
      ctx.type = 'message/rfc822';
      ctx.body = raw;
      return;
    default:
      throw notFound();
  }
}

/** Answers a page that stands for itself. */
export function showHtml(ctx: AppContext, html: string, policy: string): void {
  ctx.set('Content-Security-Policy', policy);
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = html;
}

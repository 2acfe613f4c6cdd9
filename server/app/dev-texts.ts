import type { Config } from '../platform/env/config.ts';
import { wrongMethod } from '../platform/errors/problem.ts';
import type { AppMiddleware } from '../platform/http/app-context.ts';
import { writtenTexts } from '../platform/text-messages/text-folder.ts';
import { PAGE_POLICY, showHtml } from './dev-mail.ts';
import { DEV_TEXTS, textsPage } from './dev-mail-pages.ts';

/** Messages shown. */
const SHOWN = 100;

/**
 * Shows messages to phones that were written to a folder, at `/dev/tin-nhan/`. They hold links that open visits, so in
 * production, and where messages are really sent, there is no such address.
 */
export function devTexts({ texts, environment }: Pick<Config, 'texts' | 'environment'>): AppMiddleware {
  if (texts.kind !== 'folder' || environment === 'production') return (_ctx, next) => next();
  return async (ctx, next) => {
    if (`${ctx.path}/` === DEV_TEXTS) return ctx.redirect(DEV_TEXTS);
    if (ctx.path !== DEV_TEXTS) return next();
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw wrongMethod(['GET', 'HEAD']);
    ctx.set('Cache-Control', 'no-store');
    ctx.state.route = DEV_TEXTS;
    showHtml(ctx, textsPage((await writtenTexts(texts.folder, SHOWN)).reverse()), PAGE_POLICY);
  };
}

import { randomUUID } from 'node:crypto';
import type { Config } from '../env/config.ts';
import type { AppContext, AppMiddleware } from './app-context.ts';

/** Sets the security headers of answers. */
export interface SecurityHeaders {
  /** For every answer that is not a page: nothing in it may run. */
  readonly forData: AppMiddleware;
  /**
   * For pages: scripts of this origin, and inline scripts with the nonce, which is new in each answer. An answer that is
   * kept for others has none, as they all would know it.
   */
  forPage(ctx: AppContext, isKept: boolean): void;
  /** For pages of drafts: nothing runs or is sent, and no other site learns their address. */
  forPreview(ctx: AppContext): void;
  /** For the staff console: scripts of this origin only, but inline styles, which its components write. */
  forConsole(ctx: AppContext): void;
}

const PLAIN = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'strict-origin-when-cross-origin' };
const DATA = { ...PLAIN, 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" };
const PAGE = {
  ...PLAIN,
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};
const PREVIEW = {
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
};
const STRICT_TRANSPORT = { subdomains: 'max-age=31536000; includeSubDomains', host: 'max-age=31536000' };
const VIDEO_FRAMES = 'https://www.youtube-nocookie.com https://www.youtube.com https://player.vimeo.com';
const VIDEO_PICTURES = 'https://i.ytimg.com https://img.youtube.com https://i.vimeocdn.com https://vumbnail.com';

export function createSecurityHeaders(config: Config): SecurityHeaders {
  const isSecure = config.environment === 'production' && config.origin.startsWith('https:');
  const transport: Record<string, string> =
    isSecure && config.hsts !== 'off' ? { 'Strict-Transport-Security': STRICT_TRANSPORT[config.hsts] } : {};
  const data = { ...DATA, ...transport };
  const page = { ...PAGE, ...transport };
  const [beforeNonce, afterNonce] = pagePolicy(config, isSecure);
  const keptPolicy = beforeNonce + afterNonce;
  const forConsole = consolePolicy(config, isSecure);
  const forPreview = previewPolicy(config, isSecure);
  return {
    forData: (ctx, next) => {
      ctx.set(data);
      return next();
    },
    forPage: (ctx, isKept) => {
      ctx.set(page);
      const policy = isKept ? keptPolicy : `${beforeNonce} 'nonce-${randomUUID()}'${afterNonce}`;
      ctx.set('Content-Security-Policy', policy);
    },
    forPreview: ctx => {
      ctx.set({ ...page, ...PREVIEW });
      ctx.set('Content-Security-Policy', forPreview);
    },
    forConsole: ctx => {
      ctx.set(page);
      ctx.set('Content-Security-Policy', forConsole);
    },
  };
}

/** The policy of pages, in two parts: before and after the nonce. */
function pagePolicy(config: Config, isSecure: boolean): [string, string] {
  const analytics = analyticsOrigins(config);
  const before = [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "style-src 'self'",
    // The map and React set positions in style attributes.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${tileOrigin(config.tiles.url)} ${VIDEO_PICTURES}${analytics}`,
    `frame-src ${VIDEO_FRAMES}`,
    `connect-src 'self'${analytics}`,
    `script-src 'self'${analytics}`,
  ].join('; ');
  return [before, isSecure ? '; upgrade-insecure-requests' : ''];
}

/** Without `allow-scripts` the browser shows what pages have for people without script. */
function previewPolicy(config: Config, isSecure: boolean): string {
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'none'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "font-src 'self'",
    `img-src 'self' data: ${tileOrigin(config.tiles.url)} ${VIDEO_PICTURES}`,
    'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

function consolePolicy(config: Config, isSecure: boolean): string {
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    `img-src 'self' data: blob: ${tileOrigin(config.tiles.url)}`,
    "connect-src 'self'",
    "manifest-src 'self'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

function analyticsOrigins({ analytics }: Config): string {
  const google = analytics.ga4Id ? ' https://www.googletagmanager.com https://*.google-analytics.com' : '';
  return google + (analytics.matomo ? ` ${analytics.matomo.url}` : '');
}

/** Scheme and host of the tiles; `{s}` stands for any subdomain. */
function tileOrigin(template: string): string {
  return template
    .split('/')
    .slice(0, 3)
    .join('/')
    .replace(/\{\w+\}/g, '*');
}

import type { ReactNode } from 'react';

/**
 * The whole HTML document. Links to scripts, styles and fonts are added by the renderer, which knows the build; React
 * leaves them alone. The body's class never changes here: overlays and the header add and remove their own marks.
 */
export function Document({ isLoggedIn = false, children }: { isLoggedIn?: boolean; children: ReactNode }) {
  return (
    <html lang="vi">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#142023" media="(prefers-color-scheme: dark)" />
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body className={isLoggedIn ? 'logged-in' : 'not-logged-in'}>{children}</body>
    </html>
  );
}

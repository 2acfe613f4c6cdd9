import type { ComponentProps } from 'react';

export type LinkProps = {
  /** Address: a path of the site, or any other (`tel:`, `https:`). */
  to: string;
  /** Leaves no history entry of the page that is left. */
  replace?: boolean;
  /** Keeps the page where it is scrolled to. */
  preventScrollReset?: boolean;
  /** Loads a new document even for a page of the site. */
  reloadDocument?: boolean;
} & Omit<ComponentProps<'a'>, 'href'>;

/** A plain link; the site's own pages are opened without a new document by `browser/follow-links.ts`. */
export function Link({ to, replace, preventScrollReset, reloadDocument, children, ...rest }: LinkProps) {
  return (
    <a
      href={to}
      data-replace={replace || undefined}
      data-keep-scroll={preventScrollReset || undefined}
      data-reload={reloadDocument || undefined}
      {...rest}
    >
      {children}
    </a>
  );
}

import type { ComponentProps } from 'react';
import { siteHref } from './basePath';

/** Matches an internal address; `//` starts a protocol-relative URL to another host. */
const WITHIN_SITE = /^\/(?!\/)/;

/**
 * Renders the anchors of MUI's `Link`, `Button`, `CardActionArea`, and so on, through the theme (MUI's
 * routing recipe). Adds the base path to internal addresses, such as `/about#storage`. It's a plain anchor: a
 * global click listener turns clicks into client-side navigation (`LinkNavigation`).
 */
export function SiteLink({ href, children, ...props }: ComponentProps<'a'>) {
  return (
    <a href={href && WITHIN_SITE.test(href) ? siteHref(href) : href} {...props}>
      {children}
    </a>
  );
}

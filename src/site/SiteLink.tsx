import type { ComponentProps } from 'react';
import { siteHref } from './basePath';

/** Begins an address within the site; `//` begins one elsewhere. */
const WITHIN_SITE = /^\/(?!\/)/;

/**
 * What MUI's `Link`, `Button href`, `CardActionArea href` and the like render, through the theme (MUI's routing recipe).
 * An address within the site, such as `/about#storage`, gets the base path; any other stays as it is. A plain anchor:
 * one listener of the app makes a click a route change (`LinkNavigation`).
 */
export function SiteLink({ href, children, ...props }: ComponentProps<'a'>) {
  return (
    <a href={href && WITHIN_SITE.test(href) ? siteHref(href) : href} {...props}>
      {children}
    </a>
  );
}

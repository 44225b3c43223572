import type { Brand } from '../brand/BrandModel';
import type { RenderedPage } from '../entry.server';

type JsonLd = Record<string, unknown>;

interface StructuredDataOptions {
  page: RenderedPage;
  /** All pages, to name the ones above this one. */
  pages: readonly RenderedPage[];
  brand: Brand;
  /** The site's address with its base path, without a trailing slash; empty if unknown. */
  siteRoot: string;
  basePath: string;
}

/**
 * Builds a page's structured data (schema.org): who we are on home and about, breadcrumbs on every page beneath home.
 *
 * @returns the data, one object an entity; empty for not-found
 */
export function structuredData(options: StructuredDataOptions): JsonLd[] {
  const { page } = options;
  if (page.path === null) return [];
  return [
    ...(page.id === 'home' || page.id === 'about' ? [organization(options)] : []),
    ...(page.path === '/' ? [] : [breadcrumbs(page.path, options)]),
  ];
}

function organization({ brand, siteRoot, basePath }: StructuredDataOptions): JsonLd {
  const profiles = brand.social.map(({ href }) => href).filter((href) => href !== '#');
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.name,
    description: brand.description,
    slogan: brand.tagline,
    email: brand.email,
    url: `${siteRoot || basePath.slice(0, -1)}/`,
    logo: `${siteRoot || basePath.slice(0, -1)}/icons/icon-512.png`,
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  };
}

function breadcrumbs(
  path: string,
  { pages, brand, siteRoot, basePath }: StructuredDataOptions,
): JsonLd {
  const parts = path.slice(1).split('/');
  const trail = ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
  const root = siteRoot || basePath.slice(0, -1);
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((address, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: address === '/' ? brand.name : pages.find((page) => page.path === address)?.head.title,
      item: address === '/' ? `${root}/` : root + address,
    })),
  };
}

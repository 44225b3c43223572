import { TUTORIALS } from '../../.generated/tutorials';
import type { RenderedPage } from '../entry.server';
import type { Site } from './document';
import { atomFeed } from './feed';
import { icons } from './icons';
import { ogImage } from './ogImage';
import type { BuildSettings } from './settings';
import { robots, sitemap, webManifest } from './siteFiles';

interface SiteFacts {
  site: Site;
  settings: BuildSettings;
  /** The pages of the route table. */
  pages: readonly Pick<RenderedPage, 'path'>[];
}

/**
 * Makes the files that speak of the whole site. They follow from brand, tokens, base path and host, so they are made and not
 * kept in `public/`; a file of the same name that a team puts there takes the place of the made one.
 *
 * @returns files by their path within the site
 */
export async function generatedFiles({
  site,
  settings,
  pages,
}: SiteFacts): Promise<Map<string, string | Buffer>> {
  const { siteRoot } = settings;
  return new Map<string, string | Buffer>([
    ...(await icons(site)),
    ['og.png', await ogImage(site)],
    ['site.webmanifest', webManifest(site, settings)],
    ['robots.txt', robots(siteRoot)],
    ...(siteRoot
      ? ([
          ['sitemap.xml', sitemap(pages, siteRoot)],
          ['feed.xml', atomFeed({ brand: site.brand, tutorials: TUTORIALS, siteRoot })],
        ] as const)
      : []),
  ]);
}

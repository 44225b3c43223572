import { DOCUMENT_PICTURES } from '../../.generated/documentPictures';
import { POSTS } from '../../.generated/documents';
import { COURSE_SUMMARIES } from '../../.generated/summaries';
import { cohorts } from '../../.generated/office/cohorts';
import { events } from '../../.generated/office/events';
import { people } from '../../.generated/office/people';
import { TUTORIALS } from '../../.generated/tutorials';
import type { Person } from '../content/office';
import { PORTRAIT_WIDTHS, type PictureCopies } from '../content/pictures';
import { POSTS_FEED } from '../site/documentAddresses';
import type { Site } from './documents/document';
import { coursePictureFile } from './documents/linkPicture';
import { calendars } from './files/calendars';
import { lessonFeed, postFeed } from './files/feed';
import { icons, type FileMaker } from './files/icons';
import { courseOgImage, ogImage } from './files/ogImage';
import { pictures } from './files/pictures';
import { securityText } from './files/securityText';
import { isFirstLanguage } from './language/siteLanguages';
import type { BuildSettings } from './settings';
import { robots, sitemap, webManifest, type SitePage } from './files/siteFiles';

interface SiteFacts {
  site: Site;
  settings: BuildSettings;
  /** Pages in the route table. */
  pages: readonly SitePage[];
}

/**
 * Returns functions that create the site-wide files, by path within the site: icons, pictures, calendars, link
 * previews, manifest, robots.txt, security.txt, sitemap and feed. They are generated because they depend on the brand, tokens,
 * base path, and host. A file with the same name in `public/` takes precedence.
 */
export function generatedFiles({ site, settings, pages }: SiteFacts): Map<string, FileMaker> {
  const { siteRoot } = settings;
  const files = new Map<string, FileMaker>([
    ...icons(site),
    ...pictures([...portraitCopies(people), ...DOCUMENT_PICTURES]),
    ...calendars({ cohorts, events }, site.brand, settings),
    ['og.png', () => ogImage(site, COURSE_SUMMARIES)],
    ['site.webmanifest', () => webManifest(site, settings)],
  ]);
  // Hosts and crawlers look for these files at the root only.
  const isFirst = isFirstLanguage(settings);
  if (isFirst) files.set('robots.txt', () => robots(settings));
  const security = securityText(site.brand, settings);
  if (isFirst && security !== undefined) files.set('.well-known/security.txt', () => security);
  if (siteRoot) {
    // These files must contain absolute URLs, so they need the site's host.
    for (const course of COURSE_SUMMARIES) {
      files.set(coursePictureFile(course.slug), () => courseOgImage(site, course));
    }
    files.set('sitemap.xml', () => sitemap(pages, siteRoot));
    files.set('feed.xml', () => lessonFeed(TUTORIALS, { brand: site.brand, siteRoot }));
    if (POSTS.length > 0) {
      files.set(POSTS_FEED, () => postFeed(POSTS, { brand: site.brand, siteRoot }));
    }
  }
  return files;
}

function portraitCopies(all: readonly Person[]): PictureCopies[] {
  return all.flatMap(({ picture }) =>
    picture ? [{ ...picture, widths: PORTRAIT_WIDTHS, isSquare: true }] : [],
  );
}

import type { TutorialFacts } from '../../content/lesson';
import { lessonAddress } from '../../site/addresses';
import type { Brand } from '../../brand/brandModel';
import { escapeHtml } from '../documents/escapeHtml';

interface FeedOptions {
  brand: Brand;
  tutorials: readonly TutorialFacts[];
  /** URL of the site including the base path, without a trailing slash. */
  siteRoot: string;
}

/**
 * Returns the Atom feed of lessons (RFC 4287), most recently updated first. Entry ids come from the lessons'
 * permanent ids, so a new slug doesn't create a new entry.
 */
export function atomFeed({ brand, tutorials, siteRoot }: FeedOptions): string {
  const newestFirst = [...tutorials].sort((a, b) => b.updated.localeCompare(a.updated));
  const authority = new URL(siteRoot).hostname;
  // Ids contain a date on which the site owned the domain (RFC 4151). The date must never change.
  const tag = (name: string) => `tag:${authority},2026:${name}`;
  const entries = newestFirst.map(
    ({ id, slug, title, description, updated }) => `<entry>
<id>${tag(`lesson/${id}`)}</id>
<title>${escapeHtml(title)}</title>
<link href="${escapeHtml(siteRoot + lessonAddress(slug))}"/>
<updated>${timestamp(updated)}</updated>
<summary>${escapeHtml(description)}</summary>
</entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${tag('lessons')}</id>
<title>${escapeHtml(`Lessons · ${brand.name}`)}</title>
<link href="${escapeHtml(`${siteRoot}/`)}"/>
<link rel="self" href="${escapeHtml(`${siteRoot}/feed.xml`)}"/>
<updated>${timestamp(newestFirst[0]?.updated ?? '1970-01-01')}</updated>
<author><name>${escapeHtml(brand.name)}</name></author>
${entries.join('\n')}
</feed>
`;
}

/** Formats a day as an RFC 3339 timestamp. */
function timestamp(day: string): string {
  return `${day}T00:00:00Z`;
}

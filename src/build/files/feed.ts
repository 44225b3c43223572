/** Atom feeds (RFC 4287). */
import type { Post } from '../../content/documents';
import type { TutorialFacts } from '../../content/lesson';
import { ADDRESSES, lessonAddress } from '../../site/addresses';
import { BLOG_ADDRESS, documentAddress, POSTS_FEED } from '../../site/documentAddresses';
import type { Brand } from '../../brand/brandModel';
import * as texts from '../../texts/en/documents';
import { escapeHtml } from '../documents/escapeHtml';

interface FeedSite {
  brand: Brand;
  /** URL of the site including the base path, without a trailing slash. */
  siteRoot: string;
}

interface FeedEntry {
  /** Permanent name, so that a new address doesn't create a new entry. */
  name: string;
  address: string;
  title: string;
  summary: string;
  /** Day of the last change, YYYY-MM-DD. */
  updated: string;
  published?: string;
  author?: string | undefined;
  tags?: readonly string[];
}

interface Feed extends FeedSite {
  /** Permanent name of the feed. */
  name: string;
  title: string;
  /** Address of the page that the feed belongs to. */
  address: string;
  /** The feed's file. */
  file: string;
  entries: readonly FeedEntry[];
}

/** Returns the feed of lessons, most recently updated first. */
export function lessonFeed(tutorials: readonly TutorialFacts[], site: FeedSite): string {
  return atomFeed({
    ...site,
    name: 'lessons',
    title: texts.lessonsFeed,
    address: ADDRESSES.home,
    file: 'feed.xml',
    entries: tutorials.map(({ id, slug, title, description, updated }) => ({
      name: `lesson/${id}`,
      address: lessonAddress(slug),
      title,
      summary: description,
      updated,
    })),
  });
}

/** Returns the feed of posts, most recently updated first. */
export function postFeed(posts: readonly Post[], site: FeedSite): string {
  return atomFeed({
    ...site,
    name: 'posts',
    title: texts.postsFeed,
    address: BLOG_ADDRESS,
    file: POSTS_FEED,
    entries: posts.map(({ slug, title, description, date, updated, author, tags }) => ({
      name: `post/${slug}`,
      address: documentAddress('posts', slug),
      title,
      summary: description,
      updated: updated ?? date,
      published: date,
      author,
      tags,
    })),
  });
}

function atomFeed({ brand, siteRoot, name, title, address, file, entries }: Feed): string {
  const newestFirst = [...entries].sort((a, b) => b.updated.localeCompare(a.updated));
  const authority = new URL(siteRoot).hostname;
  // Ids contain a date on which the site owned the domain (RFC 4151). The date must never change.
  const tag = (tagged: string) => `tag:${authority},2026:${tagged}`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${tag(name)}</id>
<title>${escapeHtml(texts.feedTitle(title, brand.name))}</title>
<link href="${escapeHtml(siteRoot + address)}"/>
<link rel="self" href="${escapeHtml(`${siteRoot}/${file}`)}"/>
<updated>${timestamp(newestFirst[0]?.updated ?? '1970-01-01')}</updated>
<author><name>${escapeHtml(brand.name)}</name></author>
${newestFirst.map((entry) => atomEntry(entry, siteRoot, tag(entry.name))).join('\n')}
</feed>
`;
}

function atomEntry(entry: FeedEntry, siteRoot: string, id: string): string {
  const { address, title, summary, updated, published, author, tags = [] } = entry;
  return [
    '<entry>',
    `<id>${id}</id>`,
    `<title>${escapeHtml(title)}</title>`,
    `<link href="${escapeHtml(siteRoot + address)}"/>`,
    ...(published ? [`<published>${timestamp(published)}</published>`] : []),
    `<updated>${timestamp(updated)}</updated>`,
    ...(author ? [`<author><name>${escapeHtml(author)}</name></author>`] : []),
    ...tags.map((term) => `<category term="${escapeHtml(term)}"/>`),
    `<summary>${escapeHtml(summary)}</summary>`,
    '</entry>',
  ].join('\n');
}

/** Formats a day as an RFC 3339 timestamp. */
function timestamp(day: string): string {
  return `${day}T00:00:00Z`;
}

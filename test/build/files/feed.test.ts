/** @jest-environment jsdom */
import { lessonFeed, postFeed } from '../../../src/build/files/feed';
import type { TutorialFacts } from '../../../src/content/lesson';
import { OLDER_POST, POST } from '../../support/documents/sampleDocuments';
import { SITE } from '../support/pages';

const FEED_SITE = { brand: SITE.brand, siteRoot: 'https://harbor.example/a&b' };

function parse(xml: string): Document {
  const feed = new DOMParser().parseFromString(xml, 'application/xml');
  expect(feed.querySelector('parsererror')).toBeNull();
  return feed;
}

function texts(feed: Document, selector: string): (string | null)[] {
  return [...feed.querySelectorAll(selector)].map(({ textContent }) => textContent);
}

test('the feed of posts has the most recently updated post first, with dates, author and tags', () => {
  const feed = parse(postFeed([OLDER_POST, POST], FEED_SITE));
  expect(texts(feed, 'entry > title')).toEqual([POST.title, OLDER_POST.title]);
  expect(texts(feed, 'entry > published')).toEqual([
    '2026-11-20T00:00:00Z',
    '2026-10-05T00:00:00Z',
  ]);
  expect(texts(feed, 'feed > updated')).toEqual(['2026-11-23T00:00:00Z']);
  expect(texts(feed, 'entry > author > name')).toEqual(['Robin Sample']);
  const [first] = feed.querySelectorAll('entry');
  expect(
    [...(first?.querySelectorAll('category') ?? [])].map((tag) => tag.getAttribute('term')),
  ).toEqual(POST.tags);
  expect(first?.querySelector('id')?.textContent).toBe('tag:harbor.example,2026:post/knots');
  expect([...feed.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
    'https://harbor.example/a&b/about/blog',
    'https://harbor.example/a&b/blog.xml',
    'https://harbor.example/a&b/about/blog/knots',
    'https://harbor.example/a&b/about/blog/wind',
  ]);
});

test('the feed of lessons has the permanent id of each lesson', () => {
  const lesson = {
    id: 'ds-reef',
    slug: 'reefs',
    title: 'Reefs & knots',
    description: 'Short.',
    updated: '2026-11-01',
  } as unknown as TutorialFacts;
  const feed = parse(lessonFeed([lesson], FEED_SITE));
  expect(texts(feed, 'feed > id')).toEqual(['tag:harbor.example,2026:lessons']);
  expect(texts(feed, 'entry > id')).toEqual(['tag:harbor.example,2026:lesson/ds-reef']);
  expect(texts(feed, 'entry > title')).toEqual(['Reefs & knots']);
  expect(texts(feed, 'entry > published')).toEqual([]);
});

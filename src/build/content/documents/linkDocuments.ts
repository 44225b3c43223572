/** Checks what Markdown pages refer to: their slugs, the pages and lessons they link to, their headings. */
import type { Lesson } from '../../../content/lesson';
import { report } from '../markdown/reading';
import { SLUG_PATTERN } from '../validation/slugPattern';
import type { DocumentDraft } from './readDocument';

/**
 * Reports slugs with wrong characters, and slugs that another page uses.
 *
 * @param drafts - pages of one folder
 * @param taken - slugs of other pages at the same place
 */
export function checkSlugs(drafts: readonly DocumentDraft[], taken: readonly string[]): void {
  const owners = new Map<string, string>();
  for (const { slug, reading } of drafts) {
    const owner = owners.get(slug);
    owners.set(slug, owner ?? reading.file);
    if (!SLUG_PATTERN.test(slug)) {
      const reason = `the file's name is the address of the page; use lowercase letters, digits and single hyphens, not "${slug}"`;
      report(reading, 1, reason);
    } else if (owner !== undefined) {
      report(reading, 1, `${owner} has the same name; rename one of the files`);
    } else if (taken.includes(slug)) {
      report(reading, 1, `"${slug}" is the address of another page of the site; rename the file`);
    }
  }
}

/**
 * Resolves links to lessons, and reports links that lead nowhere.
 *
 * @param draft - a page
 * @param lessons - compiled lessons
 * @param addresses - addresses of all pages
 */
export function resolveDocumentLinks(
  { reading }: DocumentDraft,
  lessons: readonly Pick<Lesson, 'id' | 'slug' | 'contents'>[],
  addresses: ReadonlySet<string>,
): void {
  const hasHeading = (contents: Lesson['contents'], slug: string) =>
    contents.some((heading) => heading.slug === slug);
  for (const { line, link } of reading.links) {
    if (link.kind === 'passage') {
      if (!hasHeading(reading.contents, link.slug)) {
        const slugs = reading.contents.map(({ slug }) => slug).join(', ') || 'none';
        report(reading, line, `no heading has the slug "${link.slug}"; there are: ${slugs}`);
      }
      continue;
    }
    const lesson = lessons.find(({ id }) => id === link.slug);
    if (!lesson) {
      report(
        reading,
        line,
        `no lesson has the id "${link.slug}"; use the id in the lesson's front matter`,
      );
      continue;
    }
    if (link.passage && !hasHeading(lesson.contents, link.passage)) {
      report(reading, line, `${lesson.id} has no heading with the slug "${link.passage}"`);
    }
    link.slug = lesson.slug;
  }
  for (const { line, address } of reading.pageLinks ?? []) {
    if (!addresses.has(address.replace(/[?#].*/, ''))) {
      report(
        reading,
        line,
        `"${address}" isn't a page of the site; fix the address, or remove the link`,
      );
    }
  }
}

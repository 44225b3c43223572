import '../../support/school/mockSchool';
import { coursePictureFile, linkPicture } from '../../../src/build/documents/linkPicture';
import { generatedFiles } from '../../../src/build/generatedFiles';
import { courses } from '../../../.generated/school/courses';
import { TUTORIALS } from '../../../.generated/tutorials';
import { SETTINGS, SITE } from '../support/pages';

jest.mock('../../../src/build/files/icons', () => ({ icons: () => [] }));
jest.mock('../../../src/build/files/ogImage', () => ({}));

const { brand } = SITE;

test.each(courses.map((course) => [course.slug, course] as const))(
  '%s, its mock interview and its lessons share an image whose alt text names the course',
  (slug, { title, modules }) => {
    const ids = modules.flatMap(({ lessons }) => lessons);
    const lessons = TUTORIALS.filter(({ id }) => ids.includes(id));
    expect(lessons.length).toBeGreaterThan(0);
    for (const path of [
      `/courses/${slug}`,
      `/courses/${slug}/mock-interview`,
      ...lessons.map((lesson) => `/tutorials/${lesson.slug}`),
    ]) {
      const { file, alt } = linkPicture(path, brand);
      expect(file).toBe(coursePictureFile(slug));
      expect(alt).toContain(title);
    }
  },
);

test.each(['/', '/courses', '/programs', null])("%s has the site's image", (path) => {
  expect(linkPicture(path, brand)).toEqual({
    file: 'og.png',
    alt: `${brand.name}: ${brand.tagline}`,
  });
});

test("course images are generated only if the site's host is known", () => {
  const files = (siteRoot: string) => [
    ...generatedFiles({ site: SITE, settings: { ...SETTINGS, siteRoot }, pages: [] }).keys(),
  ];
  const courseFiles = courses.map(({ slug }) => coursePictureFile(slug));
  expect(files('https://example.org')).toEqual(expect.arrayContaining(['og.png', ...courseFiles]));
  expect(files('').filter((file) => file.startsWith('og'))).toEqual(['og.png']);
});

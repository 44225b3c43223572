/** What this school promises beyond what the build checks for every school. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECTS } from '../../../.generated/projects';
import { hasOwnColors, prepareLogo } from '../../build/logo';
import type { Lesson } from '../../content/lesson';
import { FOOTER_COURSES } from '../../site/footerLinks';
import { linksOf } from '../../site/navigationModel';
import { NAVIGATION } from '../../site/siteNavigation';
import { brand } from '../../../.generated/school/brand';

const LESSONS = path.join(process.cwd(), '.generated/lessons');
const LOGO = 'src/school/logo.svg';

test('the navigation has the links of the specification, in its order (section 2)', () => {
  const specified = [
    ['Tutorials', '/tutorials'],
    ['Courses', '/courses'],
    ['Programs', '/programs'],
    ['About Us', '/about'],
  ];
  const labels = specified.map(([label]) => label);
  // The navigation can have more links than specified.
  const links = linksOf(NAVIGATION).filter(({ label }) => labels.includes(label));
  expect(links.map(({ label, link }) => [label, link])).toEqual(specified);
});

test('the footer lists the courses in the order of the specification (section 2)', () => {
  expect(FOOTER_COURSES.map(({ label }) => label)).toEqual([
    'Web Development',
    'Data Structures',
    'Machine Learning',
    'Interview Preparation',
  ]);
});

test('the footer has the tagline, the networks, and the email of the specification (section 2)', () => {
  expect(brand.tagline).toBe('Empowering students to become industry-ready developers');
  expect(brand.social?.map(({ label }) => label)).toEqual([
    'Facebook',
    'Twitter',
    'LinkedIn',
    'YouTube',
  ]);
  expect(brand.email).toBe('support@example.com');
});

test('lessons have examples and exercises, and courses end with projects to try', () => {
  const kinds = new Set(
    readdirSync(LESSONS).flatMap((file) => {
      const lesson = JSON.parse(readFileSync(path.join(LESSONS, file), 'utf8')) as Lesson;
      return lesson.blocks.map(({ kind }) => kind);
    }),
  );
  expect([...kinds]).toEqual(expect.arrayContaining(['example', 'exercise', 'webExercise']));
  expect(PROJECTS.length).toBeGreaterThan(0);
});

test('the logo inherits the text color', () => {
  const logo = prepareLogo(readFileSync(LOGO, 'utf8'), LOGO);
  expect(logo).toMatch(/^<svg width="32" height="32" viewBox="4.3 2.5 27 27" /);
  expect(hasOwnColors(logo)).toBe(false);
});

import {
  finishedProjects,
  projectFiles,
} from '../../../../src/build/content/summaries/finishedProjects';
import { pagePicture } from '../../../../src/build/content/summaries/projectPicture';
import { PROJECTS } from '../../../../.generated/projects';
import { courses } from '../../../../.generated/school/courses';
import { withInputs } from '../../../../src/content/exercises/project';

test('each finished project has its parts and a poster', () => {
  for (const { courseId, title, parts, poster } of PROJECTS) {
    expect(courses.find(({ id }) => id === courseId)?.project.title).toBe(title);
    expect(parts).toBeGreaterThan(1);
    expect(poster.kind === 'page' ? poster.light : poster.output).not.toBe('');
  }
});

test('courses without lessons have no finished project', async () => {
  const { projects, problems } = await finishedProjects(courses, []);
  expect(projects).toEqual([]);
  expect(problems).toEqual([]);
  expect(projectFiles(projects).get('projects.ts')).toContain('PROJECTS');
});

test('the picture of a page includes elements that its script created, but no script', () => {
  const files = {
    html: '<ul></ul><input type="checkbox"><script>evil()</script>',
    css: 'ul { color: red }',
    js: "document.querySelector('ul').append('made'); document.querySelector('input').checked = true;",
  };
  const picture = pagePicture(files, 'dark');
  expect(picture).toContain('>made</ul>');
  expect(picture).toContain('checked=""');
  expect(picture).toContain('color-scheme: dark');
  expect(picture).not.toContain('<script');
});

test('an input replaces its value only in its passage', () => {
  const inputs = [{ label: 'To', code: "'b')", choices: ['b', 'c'] }];
  expect(withInputs("go('b', 'b')", inputs, ['c'])).toBe("go('b', 'c')");
  expect(withInputs("go('b', 'b')", inputs, [])).toBe("go('b', 'b')");
});

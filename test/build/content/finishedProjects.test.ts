import { finishedProjects, projectFiles } from '../../../src/build/content/finishedProjects';
import { pagePicture } from '../../../src/build/content/projectPicture';
import { PROJECTS } from '../../../.generated/projects';
import { courses } from '../../../src/content/courses';
import { withInputs } from '../../../src/content/project';

test('each project of a course whose last lesson builds it has its parts and a poster', () => {
  expect(PROJECTS.length).toBeGreaterThan(0);
  for (const { courseId, title, parts, poster } of PROJECTS) {
    expect(courses.find(({ id }) => id === courseId)?.project.title).toBe(title);
    expect(parts).toBeGreaterThan(1);
    expect(poster.kind === 'page' ? poster.light : poster.output).not.toBe('');
  }
});

test('courses without such a lesson have no project to run', async () => {
  const { projects, problems } = await finishedProjects(courses, []);
  expect(projects).toEqual([]);
  expect(problems).toEqual([]);
  expect(projectFiles(projects).get('projects.ts')).toContain('PROJECTS');
});

test('a picture of a page has what its script has made, and no script', () => {
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

test('an input replaces its value in its passage alone', () => {
  const inputs = [{ label: 'To', code: "'b')", choices: ['b', 'c'] }];
  expect(withInputs("go('b', 'b')", inputs, ['c'])).toBe("go('b', 'c')");
  expect(withInputs("go('b', 'b')", inputs, [])).toBe("go('b', 'b')");
});

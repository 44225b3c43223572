import { checkPageMutants } from '../../../../src/build/content/run/checkPageMutants';
import type { RunPage } from '../../../../src/build/content/run/pageFiles';
import type { WebProgram } from '../../../../src/build/content/solutions/programs';
import { emptyResult } from '../../../../src/sandbox/protocol';

const exercise: WebProgram = {
  id: 'web-tea',
  line: 1,
  starter: { html: { line: 3, code: '<p>Tea</p>' }, css: { line: 7, code: '' } },
  checks: { line: 11, code: '' },
  solution: {
    html: { line: 20, code: '<p class="tea">Tea</p>' },
    css: { line: 30, code: '.tea {\n  color: teal;\n  margin: 2rem;\n}' },
    js: { line: 40, code: 'let given = 1;' },
  },
  languages: ['html', 'css'],
};

/** Passes pages that have a margin, in any size; a page without the class has an error. */
const run: RunPage = ({ html, css, js }) => {
  const isRight = css.includes('margin') && js.includes('given = 1');
  const error = html.includes('class') ? {} : { error: { name: 'TypeError', message: 'x' } };
  return Promise.resolve({
    ...emptyResult('finished'),
    ...error,
    tests: [{ name: 'margin', hidden: false, outcome: isRight ? 'passed' : 'failed' }],
  });
};

const doubled = {
  line: 50,
  reason: 'any margin is right',
  language: 'css' as const,
  code: '.tea {\n  color: teal;\n  margin: 4rem;\n}',
};

test('changes that no check catches are reported with their line', async () => {
  const { unexplained, needless } = await checkPageMutants(run, exercise, [doubled]);
  expect(unexplained).toEqual([
    {
      line: 32,
      reason:
        '"web-tea": no test catches "color: teal;" changed to ""; test it, or explain in a survives css fence why it can survive',
    },
  ]);
  expect(needless).toEqual([]);
});

test('an explanation of a change that a check catches is reported', async () => {
  const { needless } = await checkPageMutants(run, exercise, [
    { ...doubled, code: '.tea {\n  color: teal;\n}' },
    { ...doubled, line: 60, language: 'html' },
  ]);
  expect(needless.map(({ line }) => line)).toEqual([60, 50]);
});

import { commentsOf } from '../../../src/languages/javascript/source/comments';
import { runInNode, stopLessonProcess } from '../../support/runLesson';

afterAll(stopLessonProcess);

test.each<[string, string, string[]]>([
  ['a line that is turned off', `log('a');\n// log('b');\nlog('c');`, [`log('b');`]],
  ['a line with three slashes', `///log('b');`, [`log('b');`]],
  ['two lines', `//one\n  //  two  \n`, ['one', 'two']],
  ['one behind a statement', `log(1); // one`, ['one']],
  ['one between stars', `log(1);\n/* log(2);\nlog(3); */`, ['log(2);\nlog(3);']],
  ['none in a string, a template or a pattern', 'log("// a", `/* b */`, /\\/\\//);', []],
  ['none in a program without', 'log(1);', []],
])('finds %s', (_, code, comments) => {
  expect(commentsOf(code)).toEqual(comments);
});

test('tests of an exercise see the comments of the code, and none of their own', async () => {
  const tests = `test('has a note', () => {
    // not the reader's
    expect(comments(), 'the comments').toEqual(['a note']);
  });`;
  const result = await runInNode('// a note\nconst comments = 1;', tests);
  expect(result.tests).toMatchObject([{ outcome: 'passed' }]);
});

import { plainLines } from '../../src/content/lesson';
import { comparePrediction } from '../../src/exercise/predict/comparePrediction';

const TASK = {
  lines: plainLines("const name = 'Bo';\nconsole.log(2);\nconsole.log(name);\nconsole.log(['a']);"),
  output: "2\nBo\n[ 'a' ]",
  slips: [{ output: '2\nAda\n[a]', says: 'An array counts from 0.' }],
};

test.each([
  TASK.output,
  `${TASK.output}\n\n`,
  "2  \nBo\r\n[ 'a' ]",
  " 2 \n Bo\n[ 'a' ]",
  "\n2\n\nBo\n\n[ 'a' ]",
])('%j is correct', (text) => {
  expect(comparePrediction(text, TASK)).toEqual({ isRight: true });
});

test.each<[what: string, text: string, says: RegExp, task?: typeof TASK]>([
  ['nothing', ' \n', /Write what you expect first/],
  ['an expected slip', '2\nAda\n[a]', /An array counts from 0/],
  ['quotes around text', "2\n'Bo'\n[ 'a' ]", /Look at the quotes/],
  ['German quotes', '2\n„Bo“\n[ ‚a‘ ]', /Look at the quotes/],
  ['French quotes', '2\n«Bo»\n[ ‹a› ]', /Look at the quotes/],
  ['wrong case', "2\nbo\n[ 'a' ]", /capitalization/],
  ['a space too many', "2\nBo\n['a' ]", /^Almost\. Check your spaces\.$/],
  ['an extra colon', "2\nBo:\n[ 'a' ]", /^Almost\. Check your punctuation\.$/],
  ['a missing minus sign', '2', /not what it prints/, { lines: [], output: '-2', slips: [] }],
  [
    'yes and no',
    'Yes\nno',
    /prints true or false instead of yes or no/,
    { lines: [], output: 'true\nfalse', slips: [] },
  ],
  ['a name', "2\nname\n[ 'a' ]", /^name is a name\. What value does it have/],
  [
    'a value without its label',
    '8',
    /^Almost\. There's more on line 1/,
    { lines: [], output: 'Total: 8', slips: [] },
  ],
  [
    'another number than the printed one',
    '8',
    /not what it prints/,
    { lines: [], output: '18', slips: [] },
  ],
  [
    'a value with its name',
    "2\nname = Bo\n[ 'a' ]",
    /^Almost\. Only the value is printed, without “name =”\.$/,
  ],
  ['a value with its name and a colon', "2\nname: Bo\n[ 'a' ]", /without “name:”/],
  ['too few lines', '2\nBo', /prints 3 lines; you wrote 2/],
  ['too many lines', '2\nBo\n3\n4', /prints 3 lines; you wrote 4/],
  [
    'a different second line',
    "2\nCy\n[ 'a' ]",
    /^Line 2 is different\. Everything before it is right\.$/,
  ],
  [
    'wrong case and an extra period',
    'False.\nTrue.',
    /^Almost\. Check your capitalization and punctuation\.$/,
    { lines: [], output: 'false\ntrue', slips: [] },
  ],
  ['quotes and missing spaces', "2\n'Bo'\n['a']", /^Almost\. Check your spaces and quotes\.$/],
  ['an expected slip with a period', '2.\nAda\n[a]', /An array counts from 0/],
  ['an expected slip in quotes', '2\n“Ada”\n[ a ]', /An array counts from 0/],
  ['a value after its name', "2\nname Bo\n[ 'a' ]", /^Almost\. .* without “name”\.$/],
  ['a value with the number of its line', "2\nLine 2: Bo\n[ 'a' ]", /without “Line 2:”/],
  ['words before a value', "2\nMr Bo\n[ 'a' ]", /^Line 2 is different/],
  ['a different first line', "3\nBo\n[ 'a' ]", /^Line 1 is different\.$/],
])('%s is explained', (_what, text, says, task = TASK) => {
  expect(comparePrediction(text, task)).toEqual({
    isRight: false,
    says: expect.stringMatching(says) as string,
  });
});

test.each([
  ['an empty line', '1\n\n2', '1\n2', /prints 3 lines; you wrote 2/],
  ['spaces before a line', '1\n  2', '1\n2', /Check your spaces/],
])('%s that the program prints counts', (_what, output, text, says) => {
  const task = { lines: [], output, slips: [] };
  expect(comparePrediction(output, task)).toEqual({ isRight: true });
  expect(comparePrediction(text, task)).toEqual({
    isRight: false,
    says: expect.stringMatching(says) as string,
  });
});

test('a wrong single line reveals nothing', () => {
  expect(comparePrediction('3', { lines: [], output: '4', slips: [] })).toEqual({
    isRight: false,
    says: expect.not.stringContaining('4') as string,
  });
});

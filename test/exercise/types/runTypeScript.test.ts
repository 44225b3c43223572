import type { TypeProblem } from '../../../src/languages/typescript/types/checkTypes';
import { runTypeScript } from '../../../src/exercise/types/runTypeScript';
import { emptyResult, type RunResult } from '../../../src/sandbox/protocol';

const runCode = jest.fn<Promise<RunResult>, [code: string, tests?: string]>();
const checkTypes = jest.fn<Promise<TypeProblem[]>, []>();

jest.mock('../../../src/exercise/run/runCode', () => ({
  runCode: (code: string, tests?: string) => runCode(code, tests),
}));
jest.mock('../../../src/exercise/types/checkTypes', () => ({ checkTypes: () => checkTypes() }));

const PASSED: RunResult = {
  ...emptyResult('finished'),
  tests: [{ name: 'adds', hidden: false, outcome: 'passed' }],
};

beforeEach(() => {
  runCode.mockReset().mockResolvedValue(PASSED);
  checkTypes.mockReset().mockResolvedValue([]);
});

test('runs the program without its types', async () => {
  expect(await runTypeScript('let a: number = 1;', 'tests')).toBe(PASSED);
  expect(runCode).toHaveBeenCalledWith('let a = 1;', 'tests');
  expect(checkTypes).not.toHaveBeenCalled();
});

test('explains a syntax error without running anything', async () => {
  const { end, error } = await runTypeScript('let a;\nlet b: = 3;');
  expect(end).toBe('failed');
  expect(error).toMatchObject({ name: 'SyntaxError', message: "Unexpected token '3'", line: 2 });
  expect(runCode).not.toHaveBeenCalled();
});

const types = async () => (await runTypeScript('let a = 1;', 'tests', 'type tests')).tests.at(-1);

test('the types are one more test', async () => {
  expect(await types()).toEqual({ name: 'The types are right', hidden: false, outcome: 'passed' });
});

test.each<[TypeProblem, object]>([
  [
    { line: 3, message: 'No.' },
    { message: 'No.', line: 3 },
  ],
  [
    { message: 'No.', tested: { code: 'f(1);', isAccepted: false } },
    { message: "Your types don't allow `f(1);`: No." },
  ],
  [
    { message: 'Unused', tested: { code: 'f(1);', isAccepted: true } },
    { message: 'Your types allow `f(1);`, but it should be a type error.' },
  ],
])('the test of the types fails with the first problem', async (problem, failure) => {
  checkTypes.mockResolvedValue([problem, { line: 9, message: 'Another.' }]);
  expect(await types()).toMatchObject({ outcome: 'failed', failure });
});

test("the types aren't tested if the program doesn't end", async () => {
  runCode.mockResolvedValue(emptyResult('stopped'));
  expect((await runTypeScript('let a = 1;', 'tests', 'type tests')).tests).toEqual([]);
  expect(checkTypes).not.toHaveBeenCalled();
});

import { runInNewContext } from 'node:vm';
import { codeText } from '../../../src/content/lesson';
import { SAMPLE_CHECKS, SAMPLE_CODE, SAMPLE_OUTPUT } from '../../../src/pages/home/lessonSample';

function run(extra = '') {
  const printed: string[] = [];
  const log = (value: unknown) => printed.push(String(value));
  const result: unknown = runInNewContext(`${codeText(SAMPLE_CODE)}\n${extra}`, {
    console: { log },
  });
  return { printed, result };
}

test('the code in the picture prints what the picture says', () => {
  expect(run().printed).toEqual([SAMPLE_OUTPUT]);
});

test.each(SAMPLE_CHECKS.map((check) => [check.call, check.received] as const))(
  '%s gives %s, as the picture says',
  (call, received) => {
    expect(String(run(call).result)).toBe(received);
  },
);

test('the picture shows a check that holds and one that does not', () => {
  const verdicts = SAMPLE_CHECKS.map(({ expected, received }) => expected === received);
  expect(verdicts).toEqual([true, false]);
});

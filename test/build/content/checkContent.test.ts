import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { lessonFolder, lessonNamed, schoolOf } from './support/compiler';

/** Checks a lesson of a school with two languages, the second one if there's no other slug. */
function checkSecond(environment: NodeJS.ProcessEnv, slug = 'second-page'): Promise<string> {
  const source = lessonFolder({
    'sails/first.md': lessonNamed('first'),
    'sails/second.md': lessonNamed('second'),
    'sails/second.de.md': lessonNamed('second'),
  });
  const list = path.join(source, 'languages.yaml');
  fs.writeFileSync(list, '- en\n- de\n');
  const script = 'src/build/content/checkContent.ts';
  const args = [script, slug, source, path.join(source, 'out'), schoolOf(source)];
  const env = { ...process.env, LANGUAGES_FILE: list, ...environment };
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', ...args], { env }, (error, stdout, stderr) =>
      resolve(`${error?.code ?? 0}\n${stdout}${stderr}`),
    );
  });
}

test("a mistake in a translation is found, although the original doesn't have it", async () => {
  const printed = await checkSecond({});
  expect(printed).toMatch(/^1\nIn "en":\nThe lesson is correct: .*\nIn "de":\n/);
  expect(printed).toMatch(/second\.de\.md:\d+ {2}.*translates/);
});

test('one language can be checked alone', async () => {
  expect(await checkSecond({ SITE_LANGUAGE: 'en' })).toMatch(/^0\nThe lesson is correct: /);
});

test('code only runs in the first language, whose messages the solutions name', async () => {
  const printed = await checkSecond({}, 'first-page');
  expect(printed).toMatch(/^0\nIn "en":\nThe lesson is correct: .*\nIn "de":\nNo mistakes found/);
});

import fs from 'node:fs';
import path from 'node:path';
import type { LessonPrograms } from '../../../src/build/content/solutions/programs';
import { codeText, type Block, type Lesson } from '../../../src/content/lesson';

/** Created by `npm run build`. */
const FOLDER = path.join(process.cwd(), '.generated');

const slugs = fs
  .readdirSync(path.join(FOLDER, 'lessons'))
  .map((file) => path.basename(file, '.json'));

function read<T>(folder: string, slug: string): T {
  return JSON.parse(fs.readFileSync(path.join(FOLDER, folder, `${slug}.json`), 'utf8')) as T;
}

function pick<Kind extends Block['kind']>({ blocks }: Lesson, kind: Kind) {
  return blocks.filter((block): block is Extract<Block, { kind: Kind }> => block.kind === kind);
}

// `npm run check:content` runs the lessons' programs, so comparing their code is enough here.
test.each(slugs)('%s shows the code that the content check runs', (slug) => {
  const lesson = read<Lesson>('lessons', slug);
  const { examples, pythonExamples, exercises } = read<LessonPrograms>('programs', slug);
  const isPython = (block: Block) => 'language' in block && block.language === 'python';
  const shown = [...pick(lesson, 'example'), ...pick(lesson, 'predict')];
  const inOrder = [
    ...shown.filter((block) => !isPython(block)),
    ...shown.filter((block) => isPython(block)),
  ];
  expect(inOrder.map(({ lines, output }) => ({ code: codeText(lines), output }))).toEqual(
    [...examples, ...pythonExamples].map(({ code, output }) => ({ code, output })),
  );
  expect(
    pick(lesson, 'exercise').map(({ id, starter, solution, tests }) => ({
      id,
      starter: codeText(starter),
      solution: codeText(solution),
      tests,
    })),
  ).toEqual(
    exercises.map(({ id, starter, solution, tests }) => ({
      id,
      starter: starter.code,
      solution: solution.code,
      tests: tests.code,
    })),
  );
});

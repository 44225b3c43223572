import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { outputFolder } from '../../build/language/languageFiles';
import { MIN_ADDED } from '../../content/exercises/solutionLines';
import { codeText, type Lesson } from '../../content/lesson';
import { assemble, piecesOf, readBoard, type SolvedFile } from '../../exercise/lines/board';
import { firstJoins } from '../../exercise/lines/joins';

const FOLDER = path.join(outputFolder(), 'lessons');

/** Number of pieces that fit on a phone. */
const MAX_PIECES = 12;

test.each(readdirSync(FOLDER))(
  'in order, the lines of each exercise in %s are its solution',
  (name) => {
    const lesson = JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8')) as Lesson;
    for (const { id, files, hasLines } of solvedFiles(lesson)) {
      const board = readBoard(files, []);
      const built = assemble(board, (slot) =>
        board.lines.filter((line) => line.slot === slot).map(({ text }) => text),
      );
      const solution = files.map((file) => [file.language, withoutEmpty(codeText(file.solution))]);
      expect({ id, ...built }).toEqual({ id, ...Object.fromEntries(solution) });
      expect({ id, hasLines }).toEqual({ id, hasLines: board.lines.length >= MIN_ADDED });
      const pieces = piecesOf(board, firstJoins(board)).size;
      expect(pieces).toBeLessThanOrEqual(Math.max(MAX_PIECES, board.slotNames.length));
    }
  },
);

function solvedFiles({ blocks }: Lesson) {
  return blocks.flatMap((block) => {
    if (block.kind !== 'exercise' && block.kind !== 'webExercise') return [];
    const files: SolvedFile[] =
      block.kind === 'exercise'
        ? [{ language: 'js', starter: block.starter, solution: block.solution }]
        : block.solution.map(({ language, lines }) => ({
            language,
            starter: block.files.find((file) => file.language === language)?.lines ?? [],
            solution: lines,
          }));
    return [{ id: block.id, files, hasLines: block.hasLines === true }];
  });
}

function withoutEmpty(code: string): string {
  return code
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n');
}

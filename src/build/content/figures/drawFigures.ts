/** Draws the figures of all lessons. Reuses cached drawings of unchanged figures. */
import type { FigureBlock } from '../../../content/figure';
import { codeHash } from '../../codeHash';
import type { Draft } from '../lessons/compile';
import type { ResultCache } from '../cache/ResultCache';
import type { Problem } from '../problems';
import { FigureFault } from './FigureFault';
import { FigureRunner } from './FigureRunner';
import type { PendingFigure } from './readFigure';

/** Properties that drawing adds to a figure's block. */
export type Drawn = Partial<FigureBlock>;

/** @returns a hash of the code that draws figures, including the process that runs the figures' code */
export function hashOfDrawers(): Promise<string> {
  return codeHash(
    [
      'src/build/content/figures/drawFigures.ts',
      'src/build/content/run/process.ts',
      'src/build/content/run/realm.ts',
    ],
    ['src/build/content/figures/steps/recorder.ts'],
  );
}

/**
 * Adds the drawing to each figure's block.
 *
 * @param drafts - parsed lessons
 * @param cache - earlier drawings
 * @returns problems in the figures
 */
export async function drawFigures(
  drafts: readonly Draft[],
  cache: ResultCache<Drawn>,
): Promise<Problem[]> {
  const runner = new FigureRunner();
  const problems: Problem[] = [];
  for (const { reading } of drafts) {
    for (const figure of reading.figures) {
      const { file } = reading;
      problems.push(
        ...(await draw(figure, cache, runner)).map((problem) => ({ file, ...problem })),
      );
    }
  }
  await runner.stop();
  return problems;
}

/** @returns problems, with line numbers in the lesson's file */
async function draw(
  { line, source, block }: PendingFigure,
  cache: ResultCache<Drawn>,
  runner: FigureRunner,
): Promise<Omit<Problem, 'file'>[]> {
  const key = cache.keyOf([block, source]);
  try {
    const drawn = cache.get(key) ?? (await drawBlock(block, source, runner));
    Object.assign(block, drawn);
    cache.set(key, drawn);
    return [];
  } catch (error) {
    if (!(error instanceof FigureFault)) throw error;
    return [{ line: line + error.line, reason: error.message }];
  }
}

async function drawBlock(block: FigureBlock, source: string, runner: FigureRunner): Promise<Drawn> {
  // Imported dynamically, because most builds have nothing new to draw.
  switch (block.kind) {
    case 'diagram': {
      const { drawDiagram } = await import('./diagram/drawDiagram');
      return { drawing: await drawDiagram(source, block.scrolls === true) };
    }
    case 'plot': {
      const { drawPlot } = await import('./plot/drawPlot');
      return drawPlot(source, runner);
    }
    case 'steps': {
      const { drawSteps } = await import('./steps/drawSteps');
      return drawSteps(source, runner);
    }
  }
}

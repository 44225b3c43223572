/** Draws the figures of all lessons, except those that have been drawn before and have not changed. */
import type { FigureBlock } from '../../../content/figure';
import type { Draft } from '../compile';
import type { Problem } from '../problems';
import { FigureFault } from './FigureFault';
import type { DrawingCache } from './DrawingCache';
import { FigureRunner } from './FigureRunner';
import type { PendingFigure } from './readFigure';

/**
 * Puts a drawing into each figure's block.
 *
 * @param drafts - the lessons as read
 * @param cache - what has been drawn before
 * @returns what is wrong with the figures
 */
export async function drawFigures(
  drafts: readonly Draft[],
  cache: DrawingCache,
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

/** @returns what is wrong, by lines of the lesson's file */
async function draw(
  { line, source, block }: PendingFigure,
  cache: DrawingCache,
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

/** @returns what is missing in the block */
async function drawBlock(
  block: FigureBlock,
  source: string,
  runner: FigureRunner,
): Promise<Partial<FigureBlock>> {
  // What draws is brought only where there is something new to draw.
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

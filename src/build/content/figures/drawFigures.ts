/** Draws the figures of all lessons, except those that have been drawn before and have not changed. */
import type { FigureBlock } from '../../../content/figure';
import { codeHash } from '../../codeHash';
import type { Draft } from '../compile';
import type { KeptResults } from '../KeptResults';
import type { Problem } from '../problems';
import { FigureFault } from './FigureFault';
import { FigureRunner } from './FigureRunner';
import type { PendingFigure } from './readFigure';

/** What drawing adds to a figure's block. */
export type Drawn = Partial<FigureBlock>;

/** @returns the hash of the code that draws, and of what it runs the code of figures in */
export function hashOfDrawers(): Promise<string> {
  return codeHash(
    ['src/build/content/figures/drawFigures.ts', 'src/build/content/run/process.ts'],
    ['src/build/content/figures/steps/recorder.ts'],
  );
}

/**
 * Puts a drawing into each figure's block.
 *
 * @param drafts - the lessons as read
 * @param kept - what has been drawn before
 * @returns what is wrong with the figures
 */
export async function drawFigures(
  drafts: readonly Draft[],
  kept: KeptResults<Drawn>,
): Promise<Problem[]> {
  const runner = new FigureRunner();
  const problems: Problem[] = [];
  for (const { reading } of drafts) {
    for (const figure of reading.figures) {
      const { file } = reading;
      problems.push(...(await draw(figure, kept, runner)).map((problem) => ({ file, ...problem })));
    }
  }
  await runner.stop();
  return problems;
}

/** @returns what is wrong, by lines of the lesson's file */
async function draw(
  { line, source, block }: PendingFigure,
  kept: KeptResults<Drawn>,
  runner: FigureRunner,
): Promise<Omit<Problem, 'file'>[]> {
  const key = kept.keyOf([block, source]);
  try {
    const drawn = kept.get(key) ?? (await drawBlock(block, source, runner));
    Object.assign(block, drawn);
    kept.set(key, drawn);
    return [];
  } catch (error) {
    if (!(error instanceof FigureFault)) throw error;
    return [{ line: line + error.line, reason: error.message }];
  }
}

/** @returns what is missing in the block */
async function drawBlock(block: FigureBlock, source: string, runner: FigureRunner): Promise<Drawn> {
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

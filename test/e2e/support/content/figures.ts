import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { FigureBlock, PlotBlock, StepsBlock } from '../../../../src/content/figure';
import type { Block, Lesson } from '../../../../src/content/lesson';
import { lessonAddress } from '../../../../src/site/addresses';
import { sample, type Sample } from './need';

const FOLDER = path.resolve(import.meta.dirname, '../../../../.generated/lessons');

/** A figure, and the address of its lesson. */
interface FigureInLesson<F> {
  figure: F;
  address: string;
}

/**
 * All figures. The ones farthest down in their lessons come first, because they haven't loaded yet when the
 * page opens.
 */
const FIGURES = readdirSync(FOLDER)
  .flatMap((file) => {
    const { slug, blocks } = JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Lesson;
    return blocks.flatMap((block, index) =>
      isFigure(block) ? [{ figure: block, address: lessonAddress(slug), index }] : [],
    );
  })
  .sort((a, b) => b.index - a.index);

/** A figure that steps through a program, without questions. */
export const STEPS = sampleOf(
  'figure with steps',
  (figure): figure is StepsBlock =>
    figure.kind === 'steps' && figure.frames.every(({ ask }) => ask === undefined),
);

/** A figure that asks a question before one of its steps. */
export const ASKING_STEPS = sampleOf(
  'figure that asks',
  (figure): figure is StepsBlock =>
    figure.kind === 'steps' && figure.frames.some(({ ask }) => ask !== undefined),
);

/** A plot with one view whose first control is a slider. */
export const KNOBS = sampleOf(
  'plot with a slider',
  (figure): figure is PlotBlock =>
    figure.kind === 'plot' && !figure.views && typeof figure.knobs?.[0]?.values[0] === 'number',
);

/** Addresses of all lessons with figures. */
export const FIGURE_ADDRESSES: readonly string[] = [
  ...new Set(FIGURES.map(({ address }) => address)),
];

/**
 * @param page - a page that shows the figure's lesson
 * @returns the figure's element, found by the label of its image
 */
export function frameOf(page: Page, { label }: FigureBlock): Locator {
  return page
    .getByRole('figure')
    .filter({ has: page.getByRole('img', { name: label, exact: true }) });
}

/**
 * Scrolls a figure's element into view. Unlike Playwright's own method, this doesn't wait until the element
 * is stable, because React replaces the figure as it comes near the viewport.
 */
export async function scrollToFrame(frame: Locator): Promise<void> {
  await frame.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

function isFigure(block: Block): block is FigureBlock {
  return block.kind === 'diagram' || block.kind === 'plot' || block.kind === 'steps';
}

function sampleOf<F extends FigureBlock>(
  name: string,
  is: (figure: FigureBlock) => figure is F,
): Sample<FigureInLesson<F>> {
  return sample(
    name,
    FIGURES.flatMap(({ figure, address }) => (is(figure) ? [{ figure, address }] : [])),
  );
}

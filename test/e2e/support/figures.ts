/** The figures of the built site that tests look at. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { FigureBlock, PlotBlock, StepsBlock } from '../../../src/content/figure';
import type { Block, Lesson } from '../../../src/content/lesson';
import { lessonAddress } from '../../../src/site/addresses';

const FOLDER = path.resolve(import.meta.dirname, '../../../.generated/lessons');

/** A figure of the site, and the lesson that has it. */
interface Found<F> {
  figure: F;
  address: string;
}

/** Those that are the furthest down come first: their code is not wanted when the page opens. */
const FIGURES = readdirSync(FOLDER)
  .flatMap((file) => {
    const { slug, blocks } = JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Lesson;
    return blocks.flatMap((block, index) =>
      isFigure(block) ? [{ figure: block, address: lessonAddress(slug), index }] : [],
    );
  })
  .sort((a, b) => b.index - a.index);

/** A program that is walked in steps. */
export const STEPS = firstOf((figure): figure is StepsBlock => figure.kind === 'steps');

/** A plot whose first knob is a slider. */
export const KNOBS = firstOf(
  (figure): figure is PlotBlock =>
    figure.kind === 'plot' && typeof figure.knobs?.[0]?.values[0] === 'number',
);

/** Every lesson with a figure. */
export const FIGURE_ADDRESSES: readonly string[] = [
  ...new Set(FIGURES.map(({ address }) => address)),
];

/**
 * @param page - the lesson
 * @param figure - one of its figures
 * @returns its frame, by the words of its picture
 */
export function frameOf(page: Page, { label }: FigureBlock): Locator {
  return page
    .getByRole('figure')
    .filter({ has: page.getByRole('img', { name: label, exact: true }) });
}

/** At once: React replaces the figure when it comes near, and so it is not waited for until it is still. */
export async function bringNear(frame: Locator): Promise<void> {
  await frame.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

function isFigure(block: Block): block is FigureBlock {
  return block.kind === 'diagram' || block.kind === 'plot' || block.kind === 'steps';
}

function firstOf<F extends FigureBlock>(is: (figure: FigureBlock) => figure is F): Found<F> {
  for (const { figure, address } of FIGURES) {
    if (is(figure)) return { figure, address };
  }
  throw new Error('The contents have no such figure to test with.');
}

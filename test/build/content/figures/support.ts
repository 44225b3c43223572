import fs from 'node:fs';
import type { FigureBlock } from '../../../../src/content/figure';
import type { Lesson } from '../../../../src/content/lesson';
import { compile, lessonFolder, lessonNamed } from '../support/compiler';

const SAMPLE = /^```diagram [^]*?^```$/m;

/**
 * A preview added to each lesson, so that a lesson with a broken figure isn't also reported for having no
 * figures.
 */
const PREVIEW = ':::preview{title="Tea"}\n```html\n<p>Tea</p>\n```\n:::';

/** Lessons compiled together. Each has a different figure and is otherwise valid. */
export interface CompiledFigures {
  /**
   * Returns the mistakes in the figure at the given index, without file names. Line numbers are relative to
   * the fence.
   */
  mistakesOf: (index: number) => string[];
  /** Returns the figure's compiled block. Works only if no figure has a mistake. */
  blockOf: (index: number) => FigureBlock;
  remove: () => void;
}

/** Compiles one lesson per fence. */
export async function compileFigures(fences: readonly string[]): Promise<CompiledFigures> {
  const names = fences.map((_fence, index) => `figure-f${index}`);
  const texts = fences.map((fence, index) =>
    lessonNamed(`figure-f${index}`).replace(SAMPLE, () => `${fence}\n\n${PREVIEW}`),
  );
  const files = Object.fromEntries(texts.map((text, index) => [`sails/${names[index]}.md`, text]));
  const other = { 'sails/0-other.md': lessonNamed('figure-other') };
  const folder = lessonFolder({ ...files, ...other });
  const { mistakes, output } = await compile(folder);
  return {
    mistakesOf: (index) => {
      const text = texts[index] ?? '';
      const first = text.slice(0, text.indexOf(fences[index] ?? '')).split('\n').length;
      const file = `sails/${names[index]}.md:`;
      return mistakes
        .filter((mistake) => mistake.startsWith(file))
        .map((mistake) =>
          mistake.slice(file.length).replace(/^\d+/, (line) => String(Number(line) - first)),
        );
    },
    blockOf: (index) => {
      const file = `${output}/lessons/${names[index]}-page.json`;
      const { blocks } = JSON.parse(fs.readFileSync(file, 'utf8')) as Lesson;
      const found = blocks.find(({ kind }) => ['diagram', 'plot', 'steps'].includes(kind));
      if (found === undefined) throw new Error(`${names[index]} has no figure`);
      return found as FigureBlock;
    },
    remove: () => fs.rmSync(folder, { recursive: true }),
  };
}

/** Returns a figure as a fenced code block. */
export function fence(kind: string, text: string, meta = '"What it shows"'): string {
  return `\`\`\`${kind} ${meta}\n${text.trim()}\n\`\`\``;
}

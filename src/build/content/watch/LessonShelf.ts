import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { plainLines, type Lesson } from '../../../content/lesson';
import { readLesson, type Draft } from '../compile';
import { drawFigures, hashOfDrawers, type Drawn } from '../figures/drawFigures';
import { createHighlight, type Highlight } from '../highlight';
import type { checkIntroductions } from '../introductions';
import { KeptResults } from '../KeptResults';
import { linkLessons } from '../link';
import { markdownParser, type ParseMarkdown } from '../markdown';
import type { Problem } from '../problems';
import type { LessonPrograms } from '../programs';
import type { School } from '../school';
import { readSets } from '../sets';
import { SOLUTIONS } from '../solutions';

/** One lesson's file, as it was read last. */
interface Shelved {
  text: string;
  draft: Draft;
  /** Mistakes that need only this file; linking adds others to the draft. */
  problems: readonly Problem[];
  /** Whether its code is colored and its figures are drawn. */
  isWhole: boolean;
}

interface Sets {
  /** The texts that they were read from. */
  key: string;
  programs: LessonPrograms[];
  problems: Problem[];
}

/** Colors and drawings take most of the time of a first start, and nothing but the lesson's own page needs them. */
const NOT_COLORED: Highlight = plainLines;

/** The lessons of a folder, kept in memory: after a change only the files that changed are read again. */
export class LessonShelf {
  readonly #folder: string;
  readonly #output: string;
  readonly #shelf = new Map<string, Shelved>();
  readonly #sets = new Map<string, Sets>();
  #solutions = new Map<string, string>();
  #tools: Promise<Tools> | undefined;

  /**
   * @param folder - the folder of the lessons
   * @param output - the folder of generated files, where trees, colors and drawings are kept
   */
  constructor(folder: string, output: string) {
    this.#folder = folder;
    this.#output = output;
  }

  /**
   * Reads the files that have changed.
   *
   * @param subjects - ids of the subjects that there are
   * @param isQuick - leaves colors and drawings for later
   */
  async read(subjects: School['subjects'], isQuick: boolean): Promise<void> {
    const files = await this.#files();
    for (const file of this.#shelf.keys()) if (!files.includes(file)) this.#shelf.delete(file);
    const texts = new Map(
      await Promise.all(
        files.map(async (file): Promise<[string, string]> => [file, await readText(file)]),
      ),
    );
    this.#solutions = new Map([...texts].filter(([file]) => file.endsWith(SOLUTIONS)));
    const changed = [...texts].filter(
      ([file, text]) => !file.endsWith(SOLUTIONS) && this.#shelf.get(file)?.text !== text,
    );
    for (const [file, text] of changed) await this.#readOne(file, text, subjects, isQuick);
  }

  /** Colors the code of a lesson and draws its figures. @returns whether that was left to do */
  async complete(file: string, subjects: School['subjects']): Promise<boolean> {
    const shelved = this.#shelf.get(file);
    if (!shelved || shelved.isWhole) return false;
    await this.#readOne(file, shelved.text, subjects, false);
    return true;
  }

  /** The lessons' files. */
  get files(): string[] {
    return [...this.#shelf.keys()];
  }

  /** @returns the file of the lesson with that slug */
  fileOf(slug: string): string | undefined {
    return this.files.find((file) => this.#shelf.get(file)?.draft.facts?.slug === slug);
  }

  /**
   * @param check - as in `linkLessons`
   * @returns the lessons in the order of courses, and all that is wrong but for their sets
   */
  link(
    school: Pick<School, 'courses' | 'programs'>,
    check?: typeof checkIntroductions,
  ): { lessons: Lesson[]; problems: Problem[] } {
    const shelved = [...this.#shelf.values()];
    for (const { draft, problems } of shelved) draft.reading.problems = [...problems];
    const drafts = shelved.map(({ draft }) => draft);
    const lessons = linkLessons(drafts, school, check);
    const problems = drafts.flatMap(({ reading }) => [...reading.problems, ...reading.wordings]);
    return { lessons, problems };
  }

  /** @returns the programs of all lessons with their sets, and what is wrong with the sets */
  readSets(): Pick<Sets, 'programs' | 'problems'> {
    const sets = this.files.map((file) => this.#setsOf(file));
    return {
      programs: sets.flatMap(({ programs }) => programs),
      problems: sets.flatMap(({ problems }) => problems),
    };
  }

  /** Keeps what took long for the next start. */
  async write(): Promise<void> {
    const { coloring, markdown, drawings } = await this.#loadTools();
    await Promise.all([coloring.write(), markdown.write(), drawings.write()]);
  }

  #setsOf(file: string): Sets {
    const { text = '', draft } = this.#shelf.get(file) ?? {};
    const solutionsFile = file.replace(/\.md$/, SOLUTIONS);
    const solutions = this.#solutions.get(solutionsFile);
    const key = JSON.stringify([text, solutions]);
    const known = this.#sets.get(file);
    if (known?.key === key) return known;
    const sources = new Map(solutions === undefined ? [] : [[solutionsFile, solutions]]);
    const sets = { key, ...readSets(draft ? [draft] : [], sources) };
    this.#sets.set(file, sets);
    return sets;
  }

  async #readOne(
    file: string,
    text: string,
    subjects: School['subjects'],
    isQuick: boolean,
  ): Promise<void> {
    const { parse, coloring, drawings } = await this.#loadTools();
    const highlight = isQuick ? NOT_COLORED : coloring.highlight;
    const draft = readLesson(file, text, parse, highlight, subjects);
    const drawn = isQuick ? [] : await drawFigures([draft], drawings);
    const problems = [...draft.reading.problems, ...drawn];
    const before = this.#shelf.get(file);
    // Without its facts a lesson has no address: the page shows the last version that had some.
    if (!draft.facts && before?.draft.facts) {
      this.#shelf.set(file, { ...before, text, problems });
    } else {
      this.#shelf.set(file, { text, draft, problems, isWhole: !isQuick });
    }
  }

  #loadTools(): Promise<Tools> {
    return (this.#tools ??= loadTools(this.#output));
  }

  async #files(): Promise<string[]> {
    const entries = await readdir(this.#folder, { recursive: true });
    return entries
      .filter((entry) => entry.endsWith('.md') && path.basename(entry) !== 'README.md')
      .sort()
      .map((entry) => path.relative(process.cwd(), path.join(this.#folder, entry)));
  }
}

interface Tools {
  parse: ParseMarkdown;
  coloring: Awaited<ReturnType<typeof createHighlight>>;
  markdown: Awaited<ReturnType<typeof markdownParser>>;
  drawings: KeptResults<Drawn>;
}

async function loadTools(output: string): Promise<Tools> {
  const [coloring, markdown, drawings] = await Promise.all([
    createHighlight(output),
    markdownParser(output),
    hashOfDrawers().then((hash) =>
      KeptResults.read<Drawn>(path.join(output, 'drawings.txt'), hash),
    ),
  ]);
  return { parse: markdown.parse, coloring, markdown, drawings };
}

async function readText(file: string): Promise<string> {
  return (await readFile(file, 'utf8')).replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}

import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { plainLines, type Lesson } from '../../../content/lesson';
import { isTranslation } from '../../language/languageFiles';
import type { Draft } from '../lessons/compile';
import {
  parseLesson,
  readLessonSource,
  readText,
  type LessonSource,
} from '../lessons/lessonSource';
import { drawFigures, hashOfDrawers, type Drawn } from '../figures/drawFigures';
import { createHighlight, type Highlight } from '../markdown/highlight';
import type { checkIntroductions } from '../learningPath/introductions';
import { ResultCache } from '../cache/ResultCache';
import { linkLessons } from '../learningPath/link';
import { markdownParser, type ParseMarkdown } from '../markdown/markdown';
import {
  compileMockProblems,
  mockFolderOf,
  type CompiledMockProblems,
} from '../mockProblems/compileMockProblems';
import type { Problem } from '../problems';
import type { LessonPrograms } from '../solutions/programs';
import type { School } from '../school/school';
import { readSets } from '../solutions/sets';
import { SOLUTIONS } from '../markdownFiles';

/** A lesson's file, as last read. */
interface StoredLesson {
  source: LessonSource;
  draft: Draft;
  /** Mistakes found in this file alone. Linking adds more to the draft. */
  problems: readonly Problem[];
  /** True if the lesson's code is highlighted and its figures are drawn. */
  isComplete: boolean;
}

interface Sets {
  /** Text of the lesson and solutions files, to detect changes. */
  key: string;
  programs: LessonPrograms[];
  problems: Problem[];
}

/** Skips syntax highlighting, which is slow on a cold start and only needed by the lesson's own page. */
const NO_HIGHLIGHT: Highlight = plainLines;

/** Keeps a folder's lessons in memory, so that only changed files are read again. */
export class LessonStore {
  readonly #folder: string;
  readonly #output: string;
  readonly #lessons = new Map<string, StoredLesson>();
  readonly #sets = new Map<string, Sets>();
  #solutions = new Map<string, string>();
  #tools: Promise<Tools> | undefined;

  /**
   * @param folder - the lessons' folder
   * @param output - the folder for generated files, which contains the caches
   */
  constructor(folder: string, output: string) {
    this.#folder = folder;
    this.#output = output;
  }

  /**
   * Reads files that changed.
   *
   * @param subjects - ids of all subjects
   * @param isQuick - true to skip highlighting and drawing for now
   */
  async read(subjects: School['subjects'], isQuick: boolean): Promise<void> {
    const files = await this.#files();
    for (const file of this.#lessons.keys()) if (!files.includes(file)) this.#lessons.delete(file);
    const [solutions, lessons] = [true, false].map((isSolutions) =>
      files.filter((file) => file.endsWith(SOLUTIONS) === isSolutions),
    );
    this.#solutions = new Map(
      await Promise.all(
        (solutions ?? []).map(async (file) => [file, await readText(file)] as const),
      ),
    );
    const sources = await Promise.all((lessons ?? []).map(readLessonSource));
    const changed = sources.filter(
      (source) => !isDeepStrictEqual(this.#lessons.get(source.file)?.source, source),
    );
    for (const source of changed) await this.#readOne(source, subjects, isQuick);
  }

  /**
   * Highlights a lesson's code and draws its figures.
   *
   * @returns false if both were already done
   */
  async complete(file: string, subjects: School['subjects']): Promise<boolean> {
    const stored = this.#lessons.get(file);
    if (!stored || stored.isComplete) return false;
    await this.#readOne(stored.source, subjects, false);
    return true;
  }

  /** Compiles the problems of mock interviews, which are few and small enough to read them all. */
  async mockProblems(courses: School['courses'], isQuick: boolean): Promise<CompiledMockProblems> {
    const { parse, coloring } = await this.#loadTools();
    const drafts = [...this.#lessons.values()].map(({ draft }) => draft);
    const highlight = isQuick ? NO_HIGHLIGHT : coloring.highlight;
    return compileMockProblems(mockFolderOf(this.#folder), drafts, courses, { parse, highlight });
  }

  /** Paths of the lesson files. */
  get files(): string[] {
    return [...this.#lessons.keys()];
  }

  /** @returns the path of the lesson with this slug; undefined if there's none */
  fileOf(slug: string): string | undefined {
    return this.files.find((file) => this.#lessons.get(file)?.draft.facts?.slug === slug);
  }

  /**
   * @param check - see `linkLessons`
   * @returns the lessons in course order, and all problems except those in solution sets
   */
  link(
    school: Pick<School, 'courses' | 'programs'>,
    check?: typeof checkIntroductions,
  ): { lessons: Lesson[]; problems: Problem[] } {
    const stored = [...this.#lessons.values()];
    for (const { draft, problems } of stored) draft.reading.problems = [...problems];
    const drafts = stored.map(({ draft }) => draft);
    const lessons = linkLessons(drafts, school, check);
    const problems = drafts.flatMap(({ reading }) => [
      ...reading.problems,
      ...reading.wordings,
      ...reading.behind,
    ]);
    return { lessons, problems };
  }

  /** @returns the programs of all lessons with their solution sets, and problems in the sets */
  readSets(): Pick<Sets, 'programs' | 'problems'> {
    const sets = this.files.map((file) => this.#setsOf(file));
    return {
      programs: sets.flatMap(({ programs }) => programs),
      problems: sets.flatMap(({ problems }) => problems),
    };
  }

  /** Writes the caches for the next start. */
  async write(): Promise<void> {
    const { coloring, markdown, drawings } = await this.#loadTools();
    await Promise.all([coloring.write(), markdown.write(), drawings.write()]);
  }

  #setsOf(file: string): Sets {
    const { source, draft } = this.#lessons.get(file) ?? {};
    const solutionsFile = file.replace(/\.md$/, SOLUTIONS);
    const solutions = this.#solutions.get(solutionsFile);
    const key = JSON.stringify([source, solutions]);
    const known = this.#sets.get(file);
    if (known?.key === key) return known;
    const sources = new Map(solutions === undefined ? [] : [[solutionsFile, solutions]]);
    const sets = { key, ...readSets(draft ? [draft] : [], sources) };
    this.#sets.set(file, sets);
    return sets;
  }

  async #readOne(
    source: LessonSource,
    subjects: School['subjects'],
    isQuick: boolean,
  ): Promise<void> {
    const { file } = source;
    const { parse, coloring, drawings } = await this.#loadTools();
    const highlight = isQuick ? NO_HIGHLIGHT : coloring.highlight;
    const draft = parseLesson(source, { parse, highlight, subjects });
    const drawn = isQuick ? [] : await drawFigures([draft], drawings);
    const problems = [...draft.reading.problems, ...drawn];
    const before = this.#lessons.get(file);
    // With invalid front matter, the lesson has no URL, so keep the last valid version.
    if (!draft.facts && before?.draft.facts) {
      this.#lessons.set(file, { ...before, source, problems });
    } else {
      this.#lessons.set(file, { source, draft, problems, isComplete: !isQuick });
    }
  }

  #loadTools(): Promise<Tools> {
    return (this.#tools ??= loadTools(this.#output));
  }

  async #files(): Promise<string[]> {
    const entries = await readdir(this.#folder, { recursive: true });
    return entries
      .filter((entry) => entry.endsWith('.md') && path.basename(entry) !== 'README.md')
      .filter((entry) => !isTranslation(entry))
      .sort()
      .map((entry) => path.relative(process.cwd(), path.join(this.#folder, entry)));
  }
}

interface Tools {
  parse: ParseMarkdown;
  coloring: Awaited<ReturnType<typeof createHighlight>>;
  markdown: Awaited<ReturnType<typeof markdownParser>>;
  drawings: ResultCache<Drawn>;
}

async function loadTools(output: string): Promise<Tools> {
  const [coloring, markdown, drawings] = await Promise.all([
    createHighlight(output),
    markdownParser(output),
    hashOfDrawers().then((hash) =>
      ResultCache.read<Drawn>(path.join(output, 'drawings.txt'), hash),
    ),
  ]);
  return { parse: markdown.parse, coloring, markdown, drawings };
}

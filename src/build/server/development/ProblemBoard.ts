import type { Broadcast, Problem, Problems } from '../../../boot/development/devMessages';
import { formatProblem } from './terminal';

/** Sources of problems. Each one reports all its current problems at once. */
type Source = 'bundle' | 'types' | 'lessons' | 'programs';

/** Sources whose problems are errors; the others report warnings. */
const ERROR_SOURCES: readonly Source[] = ['bundle', 'types'];

/** Collects the current problems, and reports them to open pages and the terminal. */
export class ProblemBoard {
  readonly #problems = new Map<Source, readonly Problem[]>();
  readonly #broadcast: Broadcast;
  readonly #print: (text: string) => void;

  /**
   * @param broadcast - sends a message to every open page
   * @param print - writes to the terminal
   */
  constructor(broadcast: Broadcast, print: (text: string) => void) {
    this.#broadcast = broadcast;
    this.#print = print;
  }

  /** Replaces a source's problems. Does nothing if they haven't changed. */
  set(source: Source, problems: readonly Problem[]): void {
    const previous = JSON.stringify(this.#problems.get(source) ?? []);
    if (previous === JSON.stringify(problems)) return;
    this.#problems.set(source, problems);
    this.#broadcast('site-problems', this.current);
    const severity = ERROR_SOURCES.includes(source) ? 'error' : 'warning';
    for (const problem of problems) this.#print(`${severity}  ${formatProblem(problem)}`);
    if (problems.length === 0) this.#print(`${NAMES[source]}: no problems left`);
  }

  get current(): Problems {
    const problemsOf = (isError: boolean) =>
      [...this.#problems]
        .filter(([source]) => ERROR_SOURCES.includes(source) === isError)
        .flatMap(([, problems]) => problems);
    return { errors: problemsOf(true), warnings: problemsOf(false) };
  }
}

const NAMES: Readonly<Record<Source, string>> = {
  bundle: 'Code',
  types: 'Types',
  lessons: 'Lessons',
  programs: 'Examples and exercises',
};

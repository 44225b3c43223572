import type { Broadcast, Problem, Problems } from '../../../boot/development/devMessages';
import { formatProblem } from './terminal';

/** Who finds problems; each says all of its own at once. */
type Finder = 'bundle' | 'types' | 'lessons' | 'programs';

/** Whose findings keep the page from being built. */
const ERRORS: readonly Finder[] = ['bundle', 'types'];

/** What is wrong now, told to open pages and to the terminal. */
export class ProblemBoard {
  readonly #found = new Map<Finder, readonly Problem[]>();
  readonly #broadcast: Broadcast;
  readonly #print: (text: string) => void;

  /**
   * @param broadcast - tells every open page
   * @param print - writes to the terminal
   */
  constructor(broadcast: Broadcast, print: (text: string) => void) {
    this.#broadcast = broadcast;
    this.#print = print;
  }

  /** Replaces what a finder has found before. */
  set(finder: Finder, problems: readonly Problem[]): void {
    const before = JSON.stringify(this.#found.get(finder) ?? []);
    if (before === JSON.stringify(problems)) return;
    this.#found.set(finder, problems);
    this.#broadcast('site-problems', this.current);
    const word = ERRORS.includes(finder) ? 'error' : 'warning';
    for (const problem of problems) this.#print(`${word}  ${formatProblem(problem)}`);
    if (problems.length === 0) this.#print(`${NAMES[finder]}: no problems left`);
  }

  get current(): Problems {
    const of = (isError: boolean) =>
      [...this.#found]
        .filter(([finder]) => ERRORS.includes(finder) === isError)
        .flatMap(([, problems]) => problems);
    return { errors: of(true), warnings: of(false) };
  }
}

const NAMES: Readonly<Record<Finder, string>> = {
  bundle: 'Code',
  types: 'Types',
  lessons: 'Lessons',
  programs: 'Examples and exercises',
};

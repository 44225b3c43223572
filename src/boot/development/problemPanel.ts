/**
 * Overlay that lists build problems. Built with plain DOM calls because React itself may be broken, and because
 * the CSP blocks inline styles and HTML strings.
 */
import './problemPanel.css';
import type { Problem, Problems } from './devMessages';

/** Maximum number of problems in the panel; the terminal lists all of them. */
const MAX_SHOWN = 20;

let panel: HTMLElement | null = null;
/** The dismissed problems as JSON: the panel stays hidden until the problems change. */
let dismissed = '';

/** Shows the errors or, if there are none, the warnings. Removes the panel if there are neither. */
export function showProblems({ errors, warnings }: Problems): void {
  panel?.remove();
  panel = null;
  const problems = errors.length > 0 ? errors : warnings;
  const key = JSON.stringify(problems);
  if (problems.length === 0 || key === dismissed) return;
  panel = makePanel(problems, errors.length > 0, () => {
    dismissed = key;
    panel?.remove();
  });
  document.body.append(panel);
}

function makePanel(problems: readonly Problem[], isError: boolean, close: () => void): HTMLElement {
  const section = document.createElement('section');
  section.className = isError ? 'dev-problems' : 'dev-problems dev-problems--warnings';
  const title = isError ? "This can't be built" : 'Lessons to look at';
  section.setAttribute('aria-label', title);
  section.setAttribute('role', isError ? 'alert' : 'status');
  const list = document.createElement('ul');
  for (const problem of problems.slice(0, MAX_SHOWN)) list.append(makeItem(problem));
  const hidden = problems.length - MAX_SHOWN;
  if (hidden > 0) list.append(makeElement('li', `${hidden} more in the terminal`));
  const button = makeElement('button', 'Close');
  button.addEventListener('click', close);
  section.append(makeElement('h2', title), button, list);
  return section;
}

function makeItem({ file, line, reason }: Problem): HTMLElement {
  const item = document.createElement('li');
  item.append(
    makeElement('code', line === undefined ? file : `${file}:${line}`),
    makeElement('pre', reason),
  );
  return item;
}

function makeElement(name: 'h2' | 'button' | 'li' | 'code' | 'pre', text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

/** Attribute of the root element while the plan alone is printed; style sheets hide the rest of the page by it. */
const ATTRIBUTE = 'data-print';

/** Prints the plan without the rest of the page; printing from the browser's menu prints the programs too. */
export function printPlan() {
  const root = document.documentElement;
  root.setAttribute(ATTRIBUTE, 'plan');
  // Not after `print()`: on phones it returns before the page is on paper.
  window.addEventListener('afterprint', () => root.removeAttribute(ATTRIBUTE), { once: true });
  window.print();
}

import type { HistoryEntry } from './history';
import type { Visit } from './measure';

/** Size of a panel's plot and the space around it, px. */
const PANEL = { width: 340, height: 150, left: 52, top: 34, bottom: 30, right: 20 };
const COLUMNS = 2;
const KEY_HEIGHT = 30;
/** A page's line and the space around it in the key, and about what a letter takes, px. */
const KEY_GAP = 50;
const LETTER_WIDTH = 6;

const MEASURES: readonly { measure: keyof Visit; title: string; scale: number }[] = [
  { measure: 'scriptBytes', title: 'JavaScript until interactive, kB', scale: 1 / 1_000 },
  { measure: 'largestPaint', title: 'largest paint, ms', scale: 1 },
  { measure: 'mainThread', title: 'main thread until idle, ms', scale: 1 },
  { measure: 'blocking', title: 'blocking time, ms', scale: 1 },
];

/** Each is told from the others by its dashes, too. */
const LINES = [
  { color: '#2563eb', dashes: 'none' },
  { color: '#c2410c', dashes: '6 3' },
  { color: '#15803d', dashes: '2 3' },
  { color: '#7c3aed', dashes: '9 3 2 3' },
  { color: '#0e7490', dashes: '4 4' },
  { color: '#be185d', dashes: '12 4' },
] as const;

/**
 * Draws how the speed of the pages has changed.
 *
 * @param history - the runs, in order
 * @returns an SVG document that fits light and dark pages
 */
export function drawHistory(history: readonly HistoryEntry[]): string {
  const pages = [...new Set(history.flatMap(({ medians }) => Object.keys(medians)))];
  const width = (PANEL.left + PANEL.width + PANEL.right) * COLUMNS;
  const panelHeight = PANEL.top + PANEL.height + PANEL.bottom;
  const height = KEY_HEIGHT + panelHeight * Math.ceil(MEASURES.length / COLUMNS);
  const panels = MEASURES.map((_, index) => {
    const x = (index % COLUMNS) * (width / COLUMNS) + PANEL.left;
    const y = KEY_HEIGHT + Math.floor(index / COLUMNS) * panelHeight + PANEL.top;
    return `<g transform="translate(${x} ${y})">${drawPanel(index, history, pages)}</g>`;
  });
  const key = pages.map((page, index) => {
    const before = pages.slice(0, index).join('').length * LETTER_WIDTH;
    const x = PANEL.left + index * KEY_GAP + before;
    return `<path d="M${x} 14h18" ${lineOf(index)}/><text x="${x + 23}" y="18">${page}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="Medians of each run of the benchmark, by page">
<style>text{font:11px sans-serif;fill:#57606a}.axis{stroke:#8c959f55}@media (prefers-color-scheme:dark){text{fill:#c9d1d9}}</style>
${[...key, ...panels].join('\n')}
</svg>
`;
}

function drawPanel(
  index: number,
  history: readonly HistoryEntry[],
  pages: readonly string[],
): string {
  const { measure, title, scale } = MEASURES[index] as (typeof MEASURES)[number];
  const valueOf = (entry: HistoryEntry, page: string) => entry.medians[page]?.[measure];
  const values = history.flatMap((entry) =>
    pages.map((page) => (valueOf(entry, page) ?? 0) * scale),
  );
  const top = roundUp(Math.max(1, ...values));
  const y = (value: number) => PANEL.height * (1 - value / top);
  const commits = history.map(({ commit }) => commit);
  const x = (commit: string) => (PANEL.width * (commits.indexOf(commit) + 0.5)) / commits.length;
  const ticks = [0, top / 2, top].map((tick) => {
    const at = y(tick);
    return `<path class="axis" d="M0 ${at}h${PANEL.width}"/><text x="-6" y="${at + 4}" text-anchor="end">${tick}</text>`;
  });
  const names = history.map(
    ({ commit }) =>
      `<text x="${x(commit)}" y="${PANEL.height + 18}" text-anchor="middle">${commit}</text>`,
  );
  const lines = pages.map((page, number) => {
    const points = history.flatMap((entry) => {
      const value = valueOf(entry, page);
      return value === undefined ? [] : [[x(entry.commit), y(value * scale)] as const];
    });
    const dots = points
      .map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="3" fill="${colorOf(number)}"/>`)
      .join('');
    return `<path d="M${points.map((point) => point.join(' ')).join('L')}" ${lineOf(number)}/>${dots}`;
  });
  return `<text y="-14" font-weight="bold">${title}</text>${[...ticks, ...names, ...lines].join('')}`;
}

/** @returns the next of 1, 2, 4, 6, 8 and 10 times a power of ten */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 4, 6, 8].find((step) => step * power >= value) ?? 10) * power;
}

function lineOf(index: number): string {
  const { color, dashes } = LINES[index % LINES.length] as (typeof LINES)[number];
  return `fill="none" stroke="${color}" stroke-width="2" stroke-dasharray="${dashes}"`;
}

function colorOf(index: number): string {
  return (LINES[index % LINES.length] as (typeof LINES)[number]).color;
}

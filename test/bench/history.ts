import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'prettier';
import { drawHistory } from './drawHistory';
import type { Visit } from './measure';

const ROOT = path.resolve(import.meta.dirname, '../..');
const HISTORY = path.join(import.meta.dirname, 'history.json');
const PLOT = path.join(ROOT, '.github/readme/speed.svg');

/** By page, the medians of its measures; times in ms, sizes in bytes. */
export type Medians = Record<string, Partial<Record<keyof Visit, number>>>;

/** One run of the benchmark that was kept. */
export interface HistoryEntry {
  /** Of the commit that was measured, or is under what was: day and abbreviated hash. */
  day: string;
  commit: string;
  rounds: number;
  medians: Medians;
}

/**
 * Adds a run to the history, in place of one of the same commit, and draws the plot of all runs.
 *
 * @param run - the rounds and what they gave
 */
export async function keepInHistory(run: Pick<HistoryEntry, 'rounds' | 'medians'>): Promise<void> {
  const [commit = '', day = ''] = execFileSync('git', ['log', '-1', '--format=%h %cs'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .trim()
    .split(' ');
  const before = JSON.parse(await readFile(HISTORY, 'utf8')) as HistoryEntry[];
  const history = [...before.filter((entry) => entry.commit !== commit), { day, commit, ...run }];
  await writeFile(HISTORY, await format(JSON.stringify(history), { parser: 'json' }));
  await writeFile(PLOT, drawHistory(history));
}

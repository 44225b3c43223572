import { growthOf, modulesOf, type ChunkModules } from './moduleGrowth';

/** How many modules a message names. */
const MAX_NAMED = 8;

const UNKNOWN =
  "     Can't tell which modules grew: this folder was built elsewhere. `npm run build` records it.";

/** A budget, and what the build has for it. */
export interface Measured {
  /** An address, or the name of a chunk. */
  key: string;
  /** In kB, brotli. */
  budget: number;
  size: number;
  /** The chunks that are counted. */
  chunks: readonly string[];
}

/** What a budget was set with: the size, and the chunks that were counted. */
export interface KeptBudget {
  size: number;
  /** Names, separated by spaces. */
  chunks: string;
}

/** Written by `npx tsx src/build/checks/budgets.ts --keep`. */
export interface KeptSizes {
  budgets: Readonly<Record<string, KeptBudget>>;
  chunks: ChunkModules;
}

/**
 * @param measured - a budget and its size
 * @param kept - what the budgets were set with
 * @param sizes - the modules of this build, by chunk
 * @returns lines that say whether it fits; if not, which modules grew and what can be done
 */
export function budgetReport(measured: Measured, kept: KeptSizes, sizes: ChunkModules): string {
  const { key, budget, size, chunks } = measured;
  const facts = `${key}: ${size.toFixed(2)} of ${budget} kB`;
  if (size <= budget) return `ok   ${facts}`;
  const before = kept.budgets[key];
  const grown = growthOf(
    modulesOf(before?.chunks.split(' ') ?? [], kept.chunks),
    modulesOf(chunks, sizes),
  );
  return [
    `OVER ${facts}${before ? `, ${before.size.toFixed(2)} when it was set` : ''}`,
    ...(Object.keys(sizes).length > 0 ? grownLines(grown) : [UNKNOWN]),
    '     Load it later (Deferred, lazyModule), remove something, or raise the number in `budgets` of package.json',
    '     with the reason in the commit, and then `npx tsx src/build/checks/budgets.ts --keep`.',
  ].join('\n');
}

function grownLines(grown: ReturnType<typeof growthOf>): string[] {
  if (grown.length === 0) {
    return [
      '     No module grew since the sizes were recorded: they were already over budget then.',
    ];
  }
  const more = grown.length - MAX_NAMED;
  return [
    '     These modules grew (bytes of source, before the minifier):',
    ...grown
      .slice(0, MAX_NAMED)
      .map(
        ({ module, bytes, isNew }) =>
          `       +${String(bytes).padEnd(7)} ${module}${isNew ? ' (new)' : ''}`,
      ),
    ...(more > 0 ? [`       and ${more} more`] : []),
  ];
}

import path from 'node:path';

/** Node's arguments for processes that run TypeScript and build in the language of this process. */
export const NODE_ARGUMENTS: readonly string[] = [
  ...['--import', 'tsx'],
  ...['--import', path.join(import.meta.dirname, 'useLanguage.ts')],
];

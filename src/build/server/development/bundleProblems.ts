import path from 'node:path';
import type { Stats, StatsError } from 'webpack';
import type { Problem } from '../../../boot/development/devMessages';

/** Matches the position in messages from ts-loader and css-loader: `file.ts(3,7)`, `(3:7)`. */
const POSITION = /\((\d+)[,:]\d+\)/;

/** Matches stack traces, and lines that webpack and ts-loader add to a message. */
const NOISE = /^\s*at .*$|^Module (?:build|parse) failed.*$|^\[tsl\].*$|^\s*$/gm;

/** Maximum number of lines per message. */
const MAX_LINES = 4;

/**
 * Extracts the errors from webpack's stats.
 *
 * @param stats - stats of a build
 * @param root - project root
 * @returns the errors, with file and line if known
 */
export function bundleProblems(stats: Stats, root: string): Problem[] {
  const { errors = [] } = stats.toJson({ all: false, errors: true, ids: true, moduleTrace: false });
  return errors.map((error) => problemOf(error, root));
}

function problemOf({ message, moduleName, moduleIdentifier, loc }: StatsError, root: string) {
  const resource = moduleIdentifier?.split('!').at(-1)?.split(/[?|]/)[0];
  const line = POSITION.exec(message)?.[1] ?? /^(\d+):/.exec(loc ?? '')?.[1];
  const reason = message.replaceAll(NOISE, '').split('\n').filter(Boolean).slice(0, MAX_LINES);
  return {
    file: resource ? path.relative(root, resource) : (moduleName ?? 'webpack'),
    ...(line ? { line: Number(line) } : {}),
    reason: reason.map((text) => text.trim()).join('\n') || message,
  };
}

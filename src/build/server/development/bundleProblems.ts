import path from 'node:path';
import type { Stats, StatsError } from 'webpack';
import type { Problem } from '../../../boot/development/devMessages';

/** Places as ts-loader and css-loader name them: `file.ts(3,7)`, `(3:7)`. */
const PLACE = /\((\d+)[,:]\d+\)/;

/** A stack, and webpack's own words around a message. */
const NOISE = /^\s*at .*$|^Module (?:build|parse) failed.*$|^\[tsl\].*$|^\s*$/gm;

/** So many lines say what is wrong. */
const LINES = 4;

/**
 * @param stats - of a build
 * @param root - the project's folder
 * @returns its errors, each with its file and line as far as they are known
 */
export function bundleProblems(stats: Stats, root: string): Problem[] {
  const { errors = [] } = stats.toJson({ all: false, errors: true, ids: true, moduleTrace: false });
  return errors.map((error) => problemOf(error, root));
}

function problemOf({ message, moduleName, moduleIdentifier, loc }: StatsError, root: string) {
  const resource = moduleIdentifier?.split('!').at(-1)?.split(/[?|]/)[0];
  const line = PLACE.exec(message)?.[1] ?? /^(\d+):/.exec(loc ?? '')?.[1];
  const reason = message.replaceAll(NOISE, '').split('\n').filter(Boolean).slice(0, LINES);
  return {
    file: resource ? path.relative(root, resource) : (moduleName ?? 'webpack'),
    ...(line ? { line: Number(line) } : {}),
    reason: reason.map((text) => text.trim()).join('\n') || message,
  };
}

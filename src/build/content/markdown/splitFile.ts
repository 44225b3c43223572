import type { RootContent } from 'mdast';
import { limitFault } from './limits';
import type { ParseMarkdown } from './markdown';
import { report, type Reading } from './reading';

/**
 * Parses a file that begins with front matter. Reports a file that's too large, or has no front matter.
 *
 * @returns the front matter's YAML, which starts in line 2, and what follows; undefined after a report
 */
export function splitFile(
  reading: Reading,
  parse: ParseMarkdown,
): { yaml: string; body: RootContent[] } | undefined {
  const fault = limitFault(reading.source);
  if (fault) {
    report(reading, fault.line, fault.reason);
    return undefined;
  }
  const [first, ...body] = parse(reading.source).children;
  if (first?.type === 'yaml') return { yaml: first.value, body };
  report(reading, 1, 'the file begins with front matter between two lines of ---');
  return undefined;
}

/** Reads CSS selectors, to describe them in words, because learners might not know selectors yet. */
import type { Selected, SelectedPart } from '../../../../texts/en/page/elements';

/** A tag name, an id, and classes, in that order; all are optional. */
const SIMPLE = /^([a-z][a-z\d]*)?(?:#([\w-]+))?((?:\.[\w-]+)*)$/;

/** Returns the parts of a selector, innermost first. Returns complex selectors as they are. */
export function readSelector(selector: string): Selected {
  const steps = selector.trim().split(/\s*(>)\s*|\s+/);
  const parts: SelectedPart[] = [];
  let isParent = false;
  for (const step of steps.toReversed()) {
    if (step === undefined) continue;
    if (step === '>') {
      isParent = true;
      continue;
    }
    const part = readPart(step, isParent);
    if (part === undefined) return selector;
    parts.push(part);
    isParent = false;
  }
  return parts;
}

function readPart(text: string, isParent: boolean): SelectedPart | undefined {
  const [, tag, id, names = ''] = SIMPLE.exec(text) ?? [];
  const classes = names.split('.').slice(1);
  if (tag === undefined && id === undefined && classes.length === 0) return undefined;
  return { tag, id, classes, isParent };
}

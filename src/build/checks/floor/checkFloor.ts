import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { htmlTags } from '../../documents/htmlTags';
import { ACCEPTED } from './accepted';
import { scriptFeatures, type ScriptFeatures } from './scriptFeatures';
import { outerRules, styleFeatures } from './styleFeatures';
import { readFloor, type NewFeature } from './support';

/** Types of scripts that run. Others are data. */
const RUNS = new Set(['', 'module', 'text/javascript']);

/**
 * Checks the built scripts, style sheets, and what's inline in documents for features that a browser in `browserslist`
 * doesn't have.
 *
 * @param dir - folder of the built site
 * @param root - folder of the `package.json` that has `browserslist`
 * @throws an error with one line per feature: the file, the feature, the browsers, and how to fix it
 */
export async function checkFloor(dir: string, root: string): Promise<void> {
  const problems = await floorProblems(dir, root);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** @returns the lines of the message; see `checkFloor` */
export async function floorProblems(dir: string, root: string): Promise<string[]> {
  const floor = readFloor(root);
  const scripts = new Map<string, [file: string, found: ScriptFeatures]>();
  const rules = new Map<string, [file: string, found: NewFeature[]]>();
  const addScript = (file: string, text: string) => {
    if (!scripts.has(text)) scripts.set(text, [file, scriptFeatures(text, floor)]);
  };
  const addStyle = (file: string, text: string) => {
    for (const rule of outerRules(text)) {
      if (!rules.has(rule)) rules.set(rule, [file, styleFeatures(rule, floor)]);
    }
  };
  for (const file of (await readdir(dir, { recursive: true })).sort()) {
    const ending = path.extname(file);
    if (!['.js', '.mjs', '.css', '.html'].includes(ending)) continue;
    const text = await readFile(path.join(dir, file), 'utf8');
    if (ending === '.css') addStyle(file, text);
    else if (ending !== '.html') addScript(file, text);
    else {
      for (const { name, attributes, text: content } of htmlTags(text)) {
        if (name === 'style') addStyle(file, content);
        if (name === 'script' && content !== '' && RUNS.has(attributes.get('type') ?? ''))
          addScript(file, content);
      }
    }
  }
  const own = new Set([...scripts.values()].flatMap(([, { names }]) => [...names]));
  return lines([
    ...rules.values(),
    ...[...scripts.values()].map(([file, { features, methods }]): [string, NewFeature[]] => [
      file,
      [...features, ...methods.filter(({ name }) => !own.has(name))],
    ]),
  ]);
}

/** Names each feature once, with the first file that uses it. */
function lines(found: readonly (readonly [file: string, features: readonly NewFeature[]])[]) {
  const byFeature = new Map<string, string>();
  for (const [file, features] of found) {
    for (const { feature, browsers } of features) {
      if (Object.hasOwn(ACCEPTED, feature) || byFeature.has(feature)) continue;
      byFeature.set(
        feature,
        `${file}: ${feature} isn't in ${browsers.join(', ')}. Test for it where it's used (\`'x' in y\`, \`y?.x\`, \`@supports\`), do without it, or, if it's harmless there, add it to src/build/checks/floor/accepted.ts.`,
      );
    }
  }
  return [...byFeature.values()];
}

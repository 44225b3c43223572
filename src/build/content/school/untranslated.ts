/** Finds what a school hasn't translated into the language that this process builds. */
import path from 'node:path';
import type { z } from 'zod';
import { localName } from '../../language/languageFiles';
import { markdownFiles, SOLUTIONS } from '../markdownFiles';
import { translatableTexts } from '../validation/translatable';
import { readOwnPages } from './ownPages';
import { readOwnSections } from './ownSections';
import { readOriginal, readYaml } from './readYaml';
import { yamlFiles } from './yamlFiles';

/** Kinds of files, as in "2 of 5 lessons". */
const KINDS = {
  yaml: 'YAML files',
  pages: 'pages',
  posts: 'posts',
  lessons: 'lessons',
} as const;

type Kind = keyof typeof KINDS;

/** How much of a file is translated. */
interface Translated {
  kind: Kind;
  /** Path relative to the project root. */
  file: string;
  /** Whether there's a translated file. */
  hasTranslation: boolean;
  /** Number of texts in the original; only counted in YAML. */
  texts?: number;
  /** Number of texts that the translated file lacks. */
  missing: number;
  /** Lines of these texts in the original, if there's a translated file. */
  lines?: readonly number[];
}

/** A copied text with more words than this, such as a sentence, isn't translated; a name can be. */
const WORDS_OF_NAMES = 3;

/**
 * @param root - project root
 * @returns the files with texts, and how much of each is translated
 */
export async function readTranslated(root: string): Promise<Translated[]> {
  const read = (folder: string) => markdownFiles(path.join(root, folder));
  const [yaml, lessons, posts, legal, careers, own, added] = await Promise.all([
    yamlFiles(root),
    read('src/school/lessons'),
    read('src/school/posts'),
    read('src/school/legal'),
    read('src/school/careers'),
    readOwnPages(root),
    readOwnSections(root),
  ]);
  const whole = (kind: Kind, files: readonly string[]) =>
    files.map((file) => wholeFile(root, kind, path.relative(root, file)));
  const code = [...own.pages, ...added.sections].map(({ file }) => path.join(root, file));
  return [
    ...(await Promise.all(yaml.map(([file, schema]) => yamlFile(root, file, schema)))),
    ...whole('pages', [...code, ...legal, ...careers]),
    ...whole('posts', posts),
    ...whole(
      'lessons',
      lessons.filter((file) => !file.endsWith(SOLUTIONS)),
    ),
  ].filter(({ texts }) => texts !== 0);
}

/**
 * @param language - the language that this process builds
 * @param files - see `readTranslated`
 * @returns a line for each kind of file of which some aren't translated
 */
export function translatedSummary(language: string, files: readonly Translated[]): string[] {
  const lines = (Object.keys(KINDS) as Kind[]).flatMap((kind) => {
    const all = files.filter((one) => one.kind === kind);
    const without = all.filter(({ hasTranslation }) => !hasTranslation).length;
    const partly = all.filter(({ hasTranslation, missing }) => hasTranslation && missing > 0);
    const texts = partly.reduce((sum, { missing }) => sum + missing, 0);
    const facts = [
      ...(without > 0 ? [`${without} of ${all.length} without a translation`] : []),
      ...(partly.length > 0 ? [`${partly.length} with untranslated texts (${texts})`] : []),
    ];
    return facts.length > 0 ? [`${language}, ${KINDS[kind]}: ${facts.join(', ')}`] : [];
  });
  return lines.length > 0
    ? [...lines, `\`SITE_LANGUAGE=${language} npm run check:content\` lists them`]
    : [];
}

/**
 * @param files - see `readTranslated`
 * @returns a line for each file that isn't translated, or only in part
 */
export function untranslatedList(files: readonly Translated[]): string[] {
  return files
    .filter(({ hasTranslation, missing }) => !hasTranslation || missing > 0)
    .map(({ file, texts, missing, lines }) => {
      if (texts === undefined) return `${file}  not translated`;
      const where = lines ? `: ${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}` : '';
      return `${file}  ${missing} of ${texts} texts not translated${where}`;
    });
}

function wholeFile(root: string, kind: Kind, file: string): Translated {
  return { kind, file, hasTranslation: localName(root, file) !== file, missing: 0 };
}

async function yamlFile(root: string, file: string, schema: z.ZodType): Promise<Translated> {
  const { value, placeOf } = await readYaml(root, file);
  const original = await readOriginal(root, file);
  const paths = translatableTexts(original.value, schema);
  const missing = paths.filter((keys) => {
    const text = valueAt(original.value, keys);
    const isCopied = text === valueAt(value, keys);
    return (
      placeOf(keys).file === file || (isCopied && text.trim().split(/\s+/).length > WORDS_OF_NAMES)
    );
  });
  const { hasTranslation } = wholeFile(root, 'yaml', file);
  return {
    kind: 'yaml',
    file,
    hasTranslation,
    texts: paths.length,
    missing: missing.length,
    ...(hasTranslation ? { lines: missing.map((keys) => original.placeOf(keys).line) } : {}),
  };
}

function valueAt(value: unknown, keys: readonly (string | number)[]): string {
  return String(
    keys.reduce<unknown>((inner, key) => (Object(inner) as Record<string, unknown>)[key], value),
  );
}

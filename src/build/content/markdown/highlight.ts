/**
 * Highlights code at build time. Maps Shiki's tokens to a few kinds instead of colors, because the site's CSP
 * forbids style attributes: the theme below gives each kind a placeholder color, which is later mapped back.
 */
import path from 'node:path';
import { createHighlighter, type ThemeRegistrationRaw } from 'shiki';
import {
  plainLines,
  type CodeKind,
  type CodeLanguage,
  type CodeLine,
  type CodeRun,
} from '../../../content/lesson';
import { codeHash } from '../../codeHash';
import { ResultCache } from '../cache/ResultCache';

/** Turns code into lines of highlighted runs. Doesn't throw, even for invalid code. */
export type Highlight = (code: string, language: CodeLanguage) => CodeLine[];

type Kind = CodeKind | 'plain';

// Longer scopes take precedence over shorter ones; among scopes of equal length, later rows win.
const SCOPES: readonly [Kind, string[]][] = [
  [
    'plain',
    [
      'meta.template.expression',
      'keyword.operator',
      'punctuation',
      'storage.type.function.arrow',
      'storage.type.format',
    ],
  ],
  ['comment', ['comment', 'punctuation.definition.comment']],
  [
    'keyword',
    [
      'keyword',
      'keyword.operator.new',
      'keyword.operator.expression',
      'storage',
      'variable.language',
      'entity.name.tag',
      'keyword.other.http',
    ],
  ],
  [
    'string',
    [
      'string',
      'punctuation.definition.string',
      'storage.type.string',
      'constant.character.escape',
      'constant.character.entity',
    ],
  ],
  [
    'number',
    [
      'constant.numeric',
      'constant.language',
      'constant.other.color',
      'keyword.other.unit',
      'storage.type.number',
    ],
  ],
  [
    'name',
    [
      'entity.name.function',
      'entity.name.type',
      'entity.name.class',
      'entity.other.inherited-class',
      'entity.other.attribute-name',
      'support.function',
      'support.type.property-name',
      'support.class',
      'support.type.primitive',
    ],
  ],
];

const THEME = 'kinds';

const KINDS: readonly Kind[] = ['plain', 'comment', 'keyword', 'string', 'number', 'name'];

const LANGUAGES = {
  js: 'javascript',
  ts: 'typescript',
  python: 'python',
  html: 'html',
  css: 'css',
  json: 'json',
  http: 'http',
} as const;

/**
 * Loads the grammars.
 *
 * @param folder - folder of generated files, which holds the cache
 * @returns a cached highlighter, and a function that writes the cache
 */
export async function createHighlight(
  folder: string,
): Promise<{ highlight: Highlight; write: () => Promise<void> }> {
  const color = await (coloring ??= createColoring());
  // Includes the lock file, so that new versions of the grammars invalidate the cache.
  const engine = await codeHash(['src/build/content/markdown/highlight.ts'], ['package-lock.json']);
  const cache = await ResultCache.read<CodeLine[]>(path.join(folder, 'colored.txt'), engine);
  return {
    highlight: (code, language) => cache.remember([code, language], () => color(code, language)),
    write: () => cache.write(),
  };
}

/** Shared by the whole process, because loading the grammars takes half a second. */
let coloring: Promise<Highlight> | undefined;

async function createColoring(): Promise<Highlight> {
  const shiki = await createHighlighter({
    themes: [kindsTheme()],
    langs: Object.values(LANGUAGES),
  });
  const theme = shiki.getTheme(THEME);
  return function highlight(code, language) {
    if (language === 'text') {
      return plainLines(code);
    }
    const lines = shiki.codeToTokensBase(code, {
      lang: LANGUAGES[language],
      theme,
      // No time limit. By default, Shiki gives up on slow lines, so the output would depend on machine load.
      tokenizeTimeLimit: 0,
    });
    return lines.map((tokens) =>
      mergeRuns(tokens.map(({ content, color }) => ({ kind: kindOf(color), text: content }))),
    );
  };
}

function kindsTheme(): ThemeRegistrationRaw {
  return {
    name: THEME,
    type: 'light',
    settings: [
      { settings: { foreground: colorOf('plain') } },
      ...SCOPES.map(([kind, scope]) => ({ scope, settings: { foreground: colorOf(kind) } })),
    ],
  };
}

function colorOf(kind: Kind): string {
  return `#${KINDS.indexOf(kind).toString(16).padStart(6, '0')}`;
}

function kindOf(color: string | undefined): Kind {
  return KINDS[Number.parseInt((color ?? '').slice(1), 16)] ?? 'plain';
}

function mergeRuns(tokens: readonly { kind: Kind; text: string }[]): CodeLine {
  const merged: { kind: Kind; text: string }[] = [];
  for (const { kind, text } of tokens) {
    const last = merged.at(-1);
    // Whitespace has no color, so merge it into the previous run.
    if (last !== undefined && (last.kind === kind || text.trim() === '')) {
      last.text += text;
    } else if (text !== '') {
      merged.push({ kind, text });
    }
  }
  return merged.map(({ kind, text }): CodeRun => (kind === 'plain' ? text : [kind, text]));
}

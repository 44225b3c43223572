/** Checks types with the TypeScript compiler. Runs in a worker in the page, and in Node when a lesson is built. */
import ts from 'typescript';
import { GLOBALS } from './globals';

/** A type error. */
export interface TypeProblem {
  /** Line in the reader's code, 1-based; undefined for an error in the lines that test the types. */
  line?: number;
  /** The compiler's message. */
  message: string;
  /** The line of code that tests the types and is refused, or accepted although it shouldn't be. */
  tested?: { code: string; isAccepted: boolean };
}

const FILE = '/code.ts';
const GLOBALS_FILE = '/globals.d.ts';
const LIBRARY = 'lib.es2023.d.ts';

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  // Makes the code a module, so that its names don't clash with global ones, and `await` is allowed.
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: [LIBRARY],
  types: [],
};

/** The compiler's code for a `@ts-expect-error` comment above a line without an error. */
const UNUSED_EXPECT_ERROR = 2578;

/**
 * Creates a type checker. It parses the libraries at the first check and reuses them.
 *
 * @param libraries - contents of TypeScript's `lib.*.d.ts` files, by name
 * @returns a function that checks code, followed by lines that test its types. A line below `// @ts-expect-error` must
 * be refused. Returns the problems in the order of their lines
 */
export function createTypeChecker(
  libraries: ReadonlyMap<string, string>,
): (code: string, typeTests?: string) => TypeProblem[] {
  const parsed = new Map<string, ts.SourceFile>();
  let previous: ts.Program | undefined;

  function sourceOf(name: string, text: string): ts.SourceFile {
    const known = parsed.get(name) ?? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true);
    parsed.set(name, known);
    return known;
  }

  function createHost(text: string): ts.CompilerHost {
    const readLibrary = (name: string): string | undefined =>
      name === GLOBALS_FILE ? GLOBALS : libraries.get(name.replace(/^.*\//, ''));
    return {
      getSourceFile: (name, options) => {
        if (name === FILE) return ts.createSourceFile(name, text, options, true);
        const library = readLibrary(name);
        return library === undefined ? undefined : sourceOf(name, library);
      },
      fileExists: (name) => name === FILE || readLibrary(name) !== undefined,
      readFile: readLibrary,
      writeFile: () => undefined,
      getDefaultLibFileName: () => `/${LIBRARY}`,
      getDefaultLibLocation: () => '/',
      getCurrentDirectory: () => '/',
      getCanonicalFileName: (name) => name,
      useCaseSensitiveFileNames: () => true,
      getNewLine: () => '\n',
    };
  }

  return function checkTypes(code, typeTests = '') {
    const program = ts.createProgram({
      rootNames: [FILE, GLOBALS_FILE],
      options: OPTIONS,
      host: createHost(`${code}\n${typeTests}`),
      ...(previous ? { oldProgram: previous } : {}),
    });
    previous = program;
    const file = program.getSourceFile(FILE);
    if (file === undefined) return [];
    const lastLine = code.split('\n').length;
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
      .sort((a, b) => (a.start ?? 0) - (b.start ?? 0))
      .map((diagnostic) => describe(diagnostic, file, lastLine));
  };
}

function describe(
  { start = 0, messageText, code }: ts.Diagnostic,
  file: ts.SourceFile,
  lastLine: number,
): TypeProblem {
  const line = file.getLineAndCharacterOfPosition(start).line + 1;
  const message = ts.flattenDiagnosticMessageText(messageText, '\n');
  if (line <= lastLine) return { line, message };
  const isAccepted = code === UNUSED_EXPECT_ERROR;
  // The comment is above the line that it's about.
  const tested = file.text.split('\n')[line - (isAccepted ? 0 : 1)] ?? '';
  return { message, tested: { code: tested.trim(), isAccepted } };
}

/** Checks the syntax of code in lessons without running it. */
import { Script } from 'node:vm';
import { transform } from 'lightningcss';
import ts from 'typescript';
import type { ProgramLanguage } from '../../../content/lesson';
import { checkSyntax } from '../../../languages/javascript/run/program';

/** A syntax error. `line` is 1-based within the code. */
export interface SyntaxFault {
  line: number;
  reason: string;
}

const FILE = 'code.js';

/**
 * Checks code that will be run. The runner wraps it in a strict async function, so top-level `await` is
 * allowed and `import` isn't. Returns the first error.
 */
export function runnableFault(code: string): SyntaxFault | undefined {
  try {
    new Script(`(async () => {'use strict';\n${code}\n})`, { filename: FILE, lineOffset: -1 });
  } catch (error) {
    if (!(error instanceof SyntaxError)) {
      throw error;
    }
    const line = new RegExp(`^${FILE}:(\\d+)`).exec(error.stack ?? '')?.[1];
    return { line: Math.max(1, Number(line ?? 1)), reason: error.message };
  }
  // The check above parses the code inside a function. Code that closes that function's brace and opens a new
  // block would pass, so also parse the code on its own.
  return parsesAlone(code)
    ? undefined
    : (jsFault(code) ?? { line: 1, reason: 'unbalanced braces' });
}

function parsesAlone(code: string): boolean {
  try {
    checkSyntax(code);
    return true;
  } catch {
    return false;
  }
}

/** Checks a page's script, which browsers run unwrapped. Returns the first error. */
export function scriptFault(code: string): SyntaxFault | undefined {
  try {
    new Script(code, { filename: FILE });
    return undefined;
  } catch (error) {
    const line = new RegExp(`^${FILE}:(\\d+)`).exec((error as Error).stack ?? '')?.[1];
    return { line: Number(line ?? 1), reason: (error as Error).message };
  }
}

/** Checks a style sheet. Returns the first error. */
export function cssFault(code: string): SyntaxFault | undefined {
  try {
    transform({ filename: 'style.css', code: Buffer.from(code) });
    return undefined;
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number } };
    return { line: loc?.line ?? 1, reason: message };
  }
}

/** Checks code that isn't run, so it can also import and export. Returns the first error. */
export function jsFault(code: string, language: ProgramLanguage = 'js'): SyntaxFault | undefined {
  const { diagnostics = [] } = ts.transpileModule(code, {
    fileName: `code.${language}`,
    reportDiagnostics: true,
    compilerOptions: {
      allowJs: true,
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
    },
  });
  const fault = diagnostics.find(({ file }) => file !== undefined);
  if (fault === undefined) {
    return undefined;
  }
  const { line } = fault.file!.getLineAndCharacterOfPosition(fault.start ?? 0);
  return { line: line + 1, reason: ts.flattenDiagnosticMessageText(fault.messageText, ' ') };
}

/** Checks that text is valid JSON. */
export function jsonFault(code: string): SyntaxFault | undefined {
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    return { line: 1, reason: (error as Error).message };
  }
}

import type { ProgramLanguage } from '../../../content/lesson';
import { stripTypes, TypeScriptSyntaxError } from '../../../languages/typescript/stripTypes';
import { runnableFault, type SyntaxFault } from './syntax';

/** A program that a lesson or a solutions file contains. */
export interface ReadProgram {
  /** JavaScript or Python. Empty if the TypeScript doesn't parse. */
  code: string;
  /** The TypeScript that `code` was made from; undefined if the program isn't TypeScript. */
  typed?: string;
  /** The first syntax error. */
  fault?: SyntaxFault;
}

/** Parses a program that will be run, and removes the types from TypeScript. Python is parsed when it runs. */
export function readProgram(source: string, language: ProgramLanguage): ReadProgram {
  if (language === 'python') return { code: source };
  if (language === 'js') return withFault({ code: source });
  try {
    return withFault({ code: stripTypes(source), typed: source });
  } catch (error) {
    if (!(error instanceof TypeScriptSyntaxError)) throw error;
    return { code: '', typed: source, fault: { line: error.line, reason: error.message } };
  }
}

function withFault(program: ReadProgram): ReadProgram {
  const fault = runnableFault(program.code);
  return fault ? { ...program, fault } : program;
}

/** Runs a steps figure's code and returns the recorded frames. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { FigureFault } from '../FigureFault';
import type { FigureRunner } from '../FigureRunner';
import { recordedFrames, type RecordedFrame } from './recorded';

const RECORDER = path.resolve(import.meta.dirname, 'recorder.ts');

const MAX_FRAMES = 60;

/** @throws FigureFault if the code throws or shows something that can't be drawn */
export async function runSteps(source: string, runner: FigureRunner): Promise<RecordedFrame[]> {
  const head = await recorderSource();
  const code = [head, source, 'console.log(JSON.stringify(recorded.result()));'].join('\n');
  const recorded = await runner.run(code, -head.split('\n').length);
  const { frames, questions } = recorded as { frames: unknown; questions: number };
  const parsed = recordedFrames.safeParse(frames);
  if (!parsed.success) {
    const [{ path: where, message } = { path: [], message: '' }] = parsed.error.issues;
    throw new FigureFault(
      `the code shows something that can't be drawn: ${where.join('.')}: ${message}`,
    );
  }
  if (parsed.data.length < 2) {
    throw new FigureFault(
      "there must be at least two steps: show something, then call frame('what happened')",
    );
  }
  if (parsed.data.length > MAX_FRAMES) {
    throw new FigureFault(
      `there are ${parsed.data.length} steps; nobody clicks through more than ${MAX_FRAMES}`,
    );
  }
  reportQuestions(parsed.data, questions);
  return parsed.data;
}

/** Reports questions that the figure couldn't ask. */
function reportQuestions(frames: readonly RecordedFrame[], questions: number): void {
  if (frames[0]?.ask) {
    throw new FigureFault('the first step is already shown: ask(…) goes after the first frame(…)');
  }
  const asked = frames.filter(({ ask }) => ask !== undefined).length;
  if (asked < questions) {
    throw new FigureFault(
      `${questions} questions for ${asked} steps: each ask(…) needs a frame(…) of its own after it`,
    );
  }
}

/** Returns the recorder as JavaScript, with `show`, `ask` and `frame` defined for the author's code. */
async function recorderSource(): Promise<string> {
  const { outputText } = ts.transpileModule(await readFile(RECORDER, 'utf8'), {
    compilerOptions: {
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      removeComments: true,
    },
  });
  const plain = outputText.replace(/^export (?=function)/m, '').replace(/^export \{\};?$/m, '');
  return `${plain}\nconst recorded = createRecorder();\nconst { show, ask, frame } = recorded;`;
}

import { useState } from 'react';
import {
  codeText,
  plainLines,
  type WebExerciseBlock,
  type WebFile,
  type WebLanguage,
} from '../../content/lesson';
import { hasPassed, type RunResult } from '../../sandbox/protocol';
import type { PreviewFiles, Scheme } from '../../languages/page/protocol';
import type { Question } from '../drafts/QuestionBar';
import { canReset, resetQuestion } from '../drafts/resetQuestion';
import { solutionQuestion, writeAgainQuestion } from '../drafts/solutionQuestion';
import { useLinesHelp, type LinesHelp } from '../lines/useLinesHelp';
import { fetchMistakes } from '../mistakes/useKnownMistake';
import { useStage, type Stage } from '../task/useStage';
import { useStart, type Start } from '../drafts/useStart';
import * as exerciseWeb from '../../texts/en/exerciseWeb';
import { originalTexts, useFiles, type Files } from './files/useFiles';
import { usePagePreview, type PagePreview } from './preview/usePagePreview';
import { usePhoneView, type PhoneView } from './usePhoneView';

export interface WebExerciseState extends Pick<Files, 'files' | 'draftIds' | 'texts'> {
  /** Starting code of the first editable file. */
  start: Start;
  startFile: WebLanguage;
  canReset: boolean;
  preview: PagePreview;
  phone: PhoneView;
  active: WebLanguage;
  setActive: (language: WebLanguage) => void;
  scheme: Scheme;
  setScheme: (scheme: Scheme) => void;
  isChecking: boolean;
  result?: RunResult;
  check: () => void;
  question: Question | null;
  ask: (what: 'reset' | 'solution') => void;
  dismiss: () => void;
  help: LinesHelp;
  /** Checks the page with some of its files replaced. */
  checkLines: (files: Partial<PreviewFiles>) => Promise<RunResult>;
  /** Starts again with these files, which the lines of the solution were removed from. */
  writeAgain: (files: Partial<PreviewFiles>) => void;
  /** Restores the files that were last overwritten; undefined if there are none. */
  takeBack?: () => void;
  stage: Stage;
  startOver: () => void;
}

/** Manages a web exercise: its files, preview, checks, confirmations, and stage. */
export function useWebExercise(exercise: WebExerciseBlock): WebExerciseState {
  const { continues } = exercise;
  const file = exercise.files.find(({ isGiven }) => !isGiven);
  const first = file?.language ?? 'html';
  const start = useStart(
    continues,
    continues && `${continues.id}/${first}`,
    codeText(file?.lines ?? []),
  );
  const starter = exercise.files.map((original) =>
    original === file ? withStart(original, start) : original,
  );
  const [active, setActive] = useState<WebLanguage>(first);
  const [scheme, setScheme] = useState<Scheme>('light');
  const [isChecking, setChecking] = useState(false);
  const [result, setResult] = useState<RunResult>();
  const [asking, setAsking] = useState<'reset' | 'solution' | 'write' | null>(null);
  const [plans, setPlans] = useState<Partial<PreviewFiles>>({});
  const [replaced, setReplaced] = useState<PreviewFiles | null>(null);
  const { stage, judge, showSolution, startOver } = useStage(exercise.id);
  const { files, draftIds, texts, isOriginal, replaceBy } = useFiles(exercise.id, starter, [
    ...exercise.files,
    ...exercise.solution,
  ]);
  const preview = usePagePreview(texts, scheme, exerciseWeb.pageFor(exercise.title));
  const phone = usePhoneView();
  const help = useLinesHelp(exercise.id);
  const solution = originalTexts(exercise.solution);

  async function check() {
    setChecking(true);
    void fetchMistakes(exercise.id);
    const checkResult = await preview.check(exercise.checks);
    setChecking(false);
    setResult(checkResult);
    const failed = checkResult.tests.find(({ failure }) => failure?.element !== undefined);
    preview.outline(failed?.failure?.element ?? null);
    const isSolution = Object.entries(solution).every(
      ([language, text]) => texts[language as WebLanguage] === text,
    );
    judge(hasPassed(checkResult), isSolution);
    if (!isOriginal) help.noteCheck(JSON.stringify(texts), checkResult);
  }

  function replace(newTexts: Partial<PreviewFiles>) {
    setReplaced(isOriginal ? null : texts);
    replaceBy(newTexts);
    phone.show('code');
    clear();
  }

  function clear() {
    setResult(undefined);
    preview.outline(null);
  }

  function writeFrom(newTexts: Partial<PreviewFiles>) {
    replace(newTexts);
    const [language] = Object.keys(newTexts) as WebLanguage[];
    if (language) setActive(language);
    help.closeToWrite();
  }

  function writeAgain(newTexts: Partial<PreviewFiles>) {
    setPlans(newTexts);
    if (isOriginal) writeFrom(newTexts);
    else setAsking('write');
  }

  const questions: Record<'reset' | 'solution' | 'write', Question> = {
    reset: resetQuestion(start, (text) =>
      replace({ ...originalTexts(exercise.files), [first]: text }),
    ),
    solution: solutionQuestion(isOriginal, () => {
      showSolution();
      replace(solution);
    }),
    write: writeAgainQuestion(() => writeFrom(plans)),
  };

  function takeBack() {
    if (replaced !== null) replaceBy(replaced);
    setReplaced(null);
    clear();
  }

  return {
    files,
    draftIds,
    texts,
    start,
    startFile: first,
    canReset: !isOriginal || canReset(start, texts[first]),
    preview,
    phone,
    active,
    setActive,
    scheme,
    setScheme,
    isChecking,
    result,
    check: () => void check(),
    question: asking ? questions[asking] : null,
    ask: setAsking,
    dismiss: () => setAsking(null),
    help,
    checkLines: (files) => preview.check(exercise.checks, { files }),
    writeAgain,
    takeBack: replaced === null ? undefined : takeBack,
    stage,
    startOver() {
      startOver();
      replace(originalTexts(starter));
    },
  };
}

/** Returns the file with its starting code. If that's the reader's own code, it isn't highlighted. */
function withStart(file: WebFile, { text, model }: Start): WebFile {
  return text === model ? file : { ...file, lines: plainLines(text) };
}

import { useRef, useState, type RefObject } from 'react';
import type { StepQuestion, StepsFrame } from '../content/figure';
import * as texts from '../texts/en/movingFigures';

interface Steps {
  /** Index of the current step. */
  step: number;
  /** Question to answer before the next step, if the reader has reached one. */
  question: StepQuestion | undefined;
  /** The question, or the step's sentence, with a remark on the answer. */
  says: string | undefined;
  /** Ref for the "Next" button, which gets the focus of an answer's button. */
  nextButton: RefObject<HTMLButtonElement | null>;
  goTo: (step: number) => void;
  /** Shows the next step, or asks its question first. If it's already asked, skips it. */
  goOn: () => void;
  /** @param answer - index of the chosen answer */
  answer: (answer: number) => void;
}

/** Goes through the steps of a figure. Each question is asked once, on the way forward. */
export function useSteps(frames: readonly StepsFrame[]): Steps {
  const [step, setStep] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const [remark, setRemark] = useState<string>();
  const [asked, setAsked] = useState<ReadonlySet<number>>(new Set());
  const nextButton = useRef<HTMLButtonElement>(null);
  const next = frames[step + 1]?.ask;
  const question = isAsking ? next : undefined;
  const sentence = frames[step]?.sentence ?? '';

  function goTo(target: number, words?: string) {
    setStep(target);
    setAsking(false);
    setRemark(words);
  }

  function pass(remarkOnAnswer?: string) {
    if (next) setAsked(new Set([...asked, step + 1]));
    goTo(step + 1, remarkOnAnswer);
  }

  return {
    step,
    question,
    says: question?.question ?? (remark === undefined ? sentence : `${remark} ${sentence}`),
    nextButton,
    goTo,
    goOn() {
      if (isAsking || !next || asked.has(step + 1)) pass();
      else setAsking(true);
    },
    answer(index) {
      if (!next) return;
      nextButton.current?.focus();
      const isRight = index === next.right;
      pass(isRight ? texts.right : texts.notQuite(next.answers[next.right] ?? ''));
    },
  };
}

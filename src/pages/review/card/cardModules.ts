import type { ComponentType } from 'react';
import { TUTORIALS } from '../../../../.generated/tutorials';
import {
  plainLines,
  type Block,
  type ExerciseBlock,
  type LessonOutline,
  type PredictBlock,
} from '../../../content/lesson';
import { lazyModule, type LazyModule } from '../../../prerendered/lazyModule';
import { progressStore } from '../../../progress/progressStore';
import { bugOf, exerciseOfBug } from '../../../progress/reviews/bugCards';
import type { ReviewCard } from '../../../progress/reviews/reviewDay';
import * as texts from '../../../texts/en/reviewCards';
import { lessonAddress } from '../../../site/addresses';
import { loadBlock } from '../../lesson/blockModules';
import type { SectionTextProps } from '../../lesson/SectionText';

/** A card with its content. */
export interface LoadedCard {
  id: string;
  lesson: Pick<LessonOutline, 'id' | 'title' | 'exerciseIds'>;
  question: readonly Block[];
  answer: readonly Block[];
  /** Code whose output the reader predicts; undefined for open questions. */
  predict?: PredictBlock;
  /** The passage or exercise of the lesson that has the answer. */
  passage: { address: string; title: string; isExercise?: boolean };
  /** Renders lesson blocks. */
  SectionText: ComponentType<SectionTextProps>;
}

const modules = new Map<string, LazyModule<LoadedCard | null>>();

/**
 * Returns a lazy module that loads a card's content from its lesson's data file. Memoized by card id.
 *
 * @param card - the card
 * @returns a module that resolves to `null` if the lesson no longer contains the card
 */
export function cardModule(card: ReviewCard): LazyModule<LoadedCard | null> {
  const known = modules.get(card.id);
  if (known) return known;
  const module = lazyModule(() => loadCard(card), []);
  modules.set(card.id, module);
  return module;
}

async function loadCard({ id, lessonId }: ReviewCard): Promise<LoadedCard | null> {
  const exerciseId = exerciseOfBug(id);
  if (exerciseId !== undefined) return loadBug(id, exerciseId);
  const facts = TUTORIALS.find((lesson) => lesson.id === lessonId);
  const found = facts ? await loadBlock(facts.slug, id) : null;
  if (!facts || !found) return null;
  const { lesson, SectionText } = found;
  const block = linksToLesson(found.block, facts.slug);
  const address = lessonAddress(facts.slug);
  if (block.kind === 'check') {
    return {
      id,
      lesson,
      SectionText,
      question: [{ kind: 'paragraph', children: block.question }],
      answer: block.answer,
      passage: { address: `${address}#${block.passage}`, title: block.passageTitle },
    };
  }
  if (block.kind !== 'predict') return null;
  return {
    id,
    lesson,
    SectionText,
    predict: block,
    question: [...block.prompt, { kind: 'code', language: 'js', lines: block.lines }],
    answer: [
      { kind: 'code', language: 'text', lines: plainLines(block.output) },
      ...block.explanation,
    ],
    passage: { address: `${address}#${id}`, title: block.title, isExercise: true },
  };
}

/** Loads the card that asks for the mistake in the reader's own code. */
async function loadBug(id: string, exerciseId: string): Promise<LoadedCard | null> {
  const facts = TUTORIALS.find(({ exerciseIds }) => exerciseIds.includes(exerciseId));
  const bug = bugOf(progressStore.getSnapshot(), exerciseId);
  const found = facts && bug ? await loadBlock(facts.slug, exerciseId) : null;
  if (!facts || !bug || found?.block.kind !== 'exercise') return null;
  const { lesson, SectionText } = found;
  const block = linksToLesson(found.block, facts.slug) as ExerciseBlock;
  return {
    id,
    lesson,
    SectionText,
    question: [
      ...block.prompt,
      paragraph(texts.findBug),
      { kind: 'code', language: 'js', lines: plainLines(bug.text) },
    ],
    answer: [paragraph(bug.mistake)],
    passage: {
      address: `${lessonAddress(facts.slug)}#${exerciseId}`,
      title: block.title,
      isExercise: true,
    },
  };
}

function paragraph(text: string): Block {
  return { kind: 'paragraph', children: [text] };
}

/** Rewrites links to sections of the same lesson so that they work on other pages. */
function linksToLesson(block: Block, slug: string): Block {
  const text = JSON.stringify(block);
  return JSON.parse(text, (_key, value: unknown) =>
    isPassageLink(value) ? { ...value, kind: 'lesson', slug, passage: value.slug } : value,
  ) as Block;
}

function isPassageLink(value: unknown): value is { kind: 'passage'; slug: string } {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'passage';
}

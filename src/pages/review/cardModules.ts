import type { ComponentType } from 'react';
import { TUTORIALS } from '../../../.generated/tutorials';
import {
  plainLines,
  type Block,
  type LessonOutline,
  type PredictBlock,
} from '../../content/lesson';
import { lazyModule, type LazyModule } from '../../prerendered/lazyModule';
import type { ReviewCard } from '../../progress/reviews/reviewDay';
import { lessonAddress } from '../../site/addresses';
import { loadBlock } from '../lesson/blockModules';
import type { SectionTextProps } from '../lesson/SectionText';

/** A card with all that is shown of it. */
export interface LoadedCard {
  id: string;
  lesson: Pick<LessonOutline, 'id' | 'title' | 'exerciseIds'>;
  question: readonly Block[];
  answer: readonly Block[];
  /** Code whose output is predicted; absent for a question that is answered in the head. */
  predict?: PredictBlock;
  /** What answers it, in its lesson. */
  passage: { address: string; title: string };
  /** Shows blocks as lessons do. */
  SectionText: ComponentType<SectionTextProps>;
}

const modules = new Map<string, LazyModule<LoadedCard | null>>();

/**
 * @param card - of a lesson
 * @returns the card's contents, from the lesson's file; `null` if the lesson does not ask it (any more). The same handle at each call
 */
export function cardModule(card: ReviewCard): LazyModule<LoadedCard | null> {
  const known = modules.get(card.id);
  if (known) return known;
  const module = lazyModule(() => loadCard(card), []);
  modules.set(card.id, module);
  return module;
}

async function loadCard({ id, lessonId }: ReviewCard): Promise<LoadedCard | null> {
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
    passage: { address: `${address}#${id}`, title: block.title },
  };
}

/** The block with its links to passages of its own page made links to the lesson's. */
function linksToLesson(block: Block, slug: string): Block {
  const text = JSON.stringify(block);
  return JSON.parse(text, (_key, value: unknown) =>
    isPassageLink(value) ? { ...value, kind: 'lesson', slug, passage: value.slug } : value,
  ) as Block;
}

function isPassageLink(value: unknown): value is { kind: 'passage'; slug: string } {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'passage';
}

import { createElement, type ReactNode } from 'react';
import type { MockTask } from '../../../content/exercises/mock';
import { lazyModule, type LazyModule } from '../../../prerendered/lazyModule';
import { loadBlock } from '../../lesson/blockModules';
import { webCode } from '../../lesson/webCode';

const modules = new Map<string, LazyModule<ReactNode>>();

/**
 * Returns the lazy module that renders a single exercise. Memoized by exercise id.
 *
 * @param task - an exercise of a lesson
 */
export function taskModule({ id, lesson: slug }: MockTask): LazyModule<ReactNode> {
  const known = modules.get(id);
  if (known) return known;
  const module = lazyModule(async () => {
    const found = await loadBlock(slug, id);
    if (!found) return null;
    const { lesson, block, SectionText } = found;
    if (lesson.hasPages) await webCode.load();
    return createElement(SectionText, {
      lesson,
      section: { id: 'task', kind: 'text', blocks: [block] },
    });
  });
  modules.set(id, module);
  return module;
}

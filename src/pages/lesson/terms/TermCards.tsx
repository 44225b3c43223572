import { useEffect, useState, type ComponentType, type RefObject } from 'react';
import type { TermEntry } from '../../../content/lesson';
import { lazyModule } from '../../../prerendered/lazyModule';
import { isPlainClick } from '../../../site/isPlainClick';
import type { LessonText } from '../lessonCode';
import type { TermCardProps } from './TermCard';

const cardModule = lazyModule(() => import(/* webpackChunkName: "lesson-term" */ './TermCard'));

interface Shown {
  Card: ComponentType<TermCardProps>;
  entry: TermEntry;
  slug: string;
}

interface TermCardsProps {
  /** Element that contains the text. */
  within: RefObject<HTMLElement | null>;
  text: LessonText;
}

/**
 * Opens glossary terms in a popover. Uses a single click listener, because terms are plain links that also
 * occur in sections that are never hydrated. If the popover can't be loaded, follows the link.
 */
export function TermCards({ within, text }: TermCardsProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const body = within.current;

    function onClick(event: MouseEvent) {
      const target = event.target instanceof Element ? event.target : null;
      const anchor = target?.closest<HTMLAnchorElement>('a[data-term]');
      if (!anchor || !isPlainClick(event)) return;
      event.preventDefault();
      Promise.all([cardModule.load(), text.load()]).then(
        ([{ TermCard }, { terms }]) => {
          const slug = anchor.dataset.term ?? '';
          const entry = terms[slug];
          if (entry === undefined) return window.location.assign(anchor.href);
          setShown({ Card: TermCard, entry, slug });
          setOpen(true);
        },
        () => window.location.assign(anchor.href),
      );
    }

    body?.addEventListener('click', onClick);
    return () => body?.removeEventListener('click', onClick);
  }, [within, text]);

  if (shown === null) return null;
  const { Card, entry, slug } = shown;
  // Query the element on every use, because hydrating the section can replace it.
  const findWord = () =>
    within.current?.querySelector<HTMLElement>(`a[data-term="${slug}"]`) ?? null;
  return (
    <Card
      entry={entry}
      slug={slug}
      findWord={findWord}
      isOpen={isOpen}
      onClose={() => setOpen(false)}
    />
  );
}

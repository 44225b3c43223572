import { siteHref } from '../../../site/basePath';
import { lessonAddress, termAddress } from '../../../site/addresses';
import type { Inline } from '../../../content/lesson';
import styles from '../prose.module.css';

/**
 * Maximum length of code that doesn't wrap, in characters. Code of this length fits even at 200% text size.
 */
const SHORT = 12;

interface InlinesProps {
  children: readonly Inline[];
}

/** Renders inline content. Its order never changes, so indexes are valid keys. */
export function Inlines({ children }: InlinesProps) {
  return children.map((inline, index) =>
    typeof inline === 'string' ? inline : <MarkedText key={index} inline={inline} />,
  );
}

interface MarkedTextProps {
  inline: Exclude<Inline, string>;
}

function MarkedText({ inline }: MarkedTextProps) {
  switch (inline.kind) {
    case 'code':
      return <code data-short={inline.text.length <= SHORT ? '' : undefined}>{inline.text}</code>;
    case 'emphasis':
      return (
        <em>
          <Inlines>{inline.children}</Inlines>
        </em>
      );
    case 'strong':
      return (
        <strong>
          <Inlines>{inline.children}</Inlines>
        </strong>
      );
    case 'break':
      return <br />;
    case 'link':
      return (
        <a href={inline.href} rel="noreferrer">
          <Inlines>{inline.children}</Inlines>
        </a>
      );
    case 'passage':
      // A plain link, so that the browser scrolls and moves focus on its own.
      return (
        <a href={`#${inline.slug}`}>
          <Inlines>{inline.children}</Inlines>
        </a>
      );
    case 'page':
      return (
        <a href={siteHref(inline.address)}>
          <Inlines>{inline.children}</Inlines>
        </a>
      );
    case 'lesson':
      return (
        <a
          href={siteHref(lessonAddress(inline.slug) + (inline.passage ? `#${inline.passage}` : ''))}
        >
          <Inlines>{inline.children}</Inlines>
        </a>
      );
    case 'term':
      // Links to the glossary. With JavaScript, the definition opens in a popover instead.
      return (
        <a
          className={styles.term}
          href={siteHref(termAddress(inline.slug))}
          data-term={inline.slug}
        >
          {inline.text}
        </a>
      );
  }
}

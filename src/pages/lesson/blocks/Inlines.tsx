import { siteHref } from '../../../site/basePath';
import { lessonAddress, termAddress } from '../../../site/addresses';
import type { Inline } from '../../../content/lesson';
import styles from '../prose.module.css';

/** Code of up to this many characters stays on one line; it has room in letters of twice the size as well. */
const SHORT = 12;

interface InlinesProps {
  children: readonly Inline[];
}

/** Text with its marks and links. The text never moves, so the index of a piece is its key. */
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
      // A plain link: the browser itself scrolls to the passage and moves the focus there.
      return (
        <a href={`#${inline.slug}`}>
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
      // A link to the glossary; with scripts the page shows the definition beside it.
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

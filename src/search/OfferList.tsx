import { siteHref } from '../content/basePath';
import { MarkedText } from './MarkedText';
import type { SearchOffer } from './suggestions';
import styles from './OfferList.module.css';

interface OfferListProps {
  id: string;
  label: string;
  offers: readonly SearchOffer[];
  /** The marked line, -1 for none. */
  active: number;
  optionId: (index: number) => string;
  onMark: (index: number) => void;
  onChoose: (address: string) => void;
}

/** The lines to choose from. Each is a link as well, so that a new tab can be asked for and its page is fetched ahead. */
export function OfferList({
  id,
  label,
  offers,
  active,
  optionId,
  onMark,
  onChoose,
}: OfferListProps) {
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.list}>
      {offers.map((offer, index) => (
        <a
          key={offer.id}
          id={optionId(index)}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          href={siteHref(offer.address)}
          className={styles.option}
          onPointerMove={() => onMark(index)}
          onClick={(event) => {
            if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onChoose(offer.address);
          }}
        >
          <span className={styles.kind}>{offer.label}</span>
          <span className={styles.title}>
            <MarkedText text={offer.title} words={offer.words} />
          </span>
          {offer.summary ? (
            <span className={styles.summary}>
              <MarkedText text={offer.summary} words={offer.words} />
            </span>
          ) : null}
        </a>
      ))}
    </div>
  );
}

import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import {
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { moveActive } from './moveActive';
import { OfferList } from './OfferList';
import { SearchNotice } from './SearchNotice';
import { describeState, searchState } from './searchState';
import { slashKey } from './slashKey';
import { useSearchEngine } from './useSearchEngine';
import styles from './SearchPanel.module.css';

interface SearchPanelProps {
  /** @param address - the address that was chosen and is being opened */
  onChoose: (address: string) => void;
  onClose: () => void;
}

/**
 * A field and the list it controls. The focus stays in the field while the arrow keys mark a line of the list (ARIA
 * Authoring Practices, combobox with a list).
 */
export function SearchPanel({ onChoose, onClose }: SearchPanelProps) {
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const navigate = useNavigate();
  const { engine, failed, retry } = useSearchEngine();
  const [query, setQuery] = useState('');
  /** The line the visitor marked; `null` until then. */
  const [marked, setMarked] = useState<number | null>(null);

  const state = searchState(query, engine, failed);
  const { kind, offers } = state;
  // Enter opens the best result; a suggestion nobody asked for is not opened by it.
  const active = marked ?? (kind === 'results' ? 0 : -1);
  const activeOffer = offers[active];
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => field.current?.focus(), []);

  function changeQuery(value: string) {
    setQuery(value);
    setMarked(null);
  }

  function handleKey(event: KeyboardEvent) {
    // A key that ends the composition of a character is no command, and Shift+Home selects text.
    if (event.nativeEvent.isComposing || event.shiftKey) return;
    if (event.key === 'Enter' && activeOffer) {
      event.preventDefault();
      void navigate(activeOffer.address);
      onChoose(activeOffer.address);
    }
    const next = moveActive(event.key, active, offers.length);
    if (next === null) return;
    event.preventDefault();
    setMarked(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <>
      <div className={styles.top}>
        <input
          ref={field}
          className={styles.field}
          type="text"
          role="combobox"
          aria-label="Search lessons, courses, programs and questions"
          aria-autocomplete="list"
          aria-expanded={offers.length > 0}
          aria-controls={listId}
          aria-activedescendant={activeOffer ? optionId(active) : undefined}
          placeholder="Search lessons, courses, questions"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          onChange={(event) => changeQuery(event.target.value)}
          onKeyDown={handleKey}
        />
        <IconButton aria-label="Close search" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <p role="status" className="visually-hidden">
        {describeState(state, query)}
      </p>
      <div className={styles.body}>
        <SearchNotice kind={kind} query={query} onRetry={retry} />
        {offers.length > 0 ? (
          <OfferList
            id={listId}
            label={kind === 'results' ? 'Results' : 'Suggestions'}
            offers={offers}
            active={active}
            optionId={optionId}
            onMark={setMarked}
            onChoose={onChoose}
          />
        ) : null}
      </div>
      <div className={styles.keys}>
        <p aria-hidden>
          <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Enter</kbd> open <kbd>Esc</kbd> close
        </p>
        <SlashChoice />
      </div>
    </>
  );
}

/** Switches the `/` key off and on. */
function SlashChoice() {
  const isOn = useSyncExternalStore(slashKey.subscribe, slashKey.isOn, () => true);
  return (
    <label className={styles.slash}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => slashKey.switchTo(target.checked)}
      />
      <span>
        <kbd>/</kbd> opens the search
      </span>
    </label>
  );
}

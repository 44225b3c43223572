import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import * as texts from '../../texts/en/search';
import { moveActive } from './moveActive';
import { OfferList } from './OfferList';
import { SearchKeys } from './SearchKeys';
import { SearchNotice } from './SearchNotice';
import { describeState, searchState } from './searchState';
import type { SearchOffer } from './suggestions';
import { useSearchResults } from './useSearchResults';

interface SearchPanelProps {
  /** @param address - address of the chosen option; the router is already opening it */
  onChoose: (address: string) => void;
  onClose: () => void;
}

/**
 * Search field with a listbox. Focus stays in the field while arrow keys move the active option (ARIA
 * Authoring Practices, combobox pattern).
 */
export function SearchPanel({ onChoose, onClose }: SearchPanelProps) {
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const { results, failed, retry } = useSearchResults(query);
  /** Results of the previous query, shown while the new ones load. */
  const [shown, setShown] = useState<readonly SearchOffer[]>([]);
  /** Index of the option that the visitor highlighted; `null` if none. */
  const [marked, setMarked] = useState<number | null>(null);
  /** True if Enter was pressed before the results arrived. */
  const [isEntered, setEntered] = useState(false);

  const state = searchState(query, results, failed, shown);
  const { kind, offers } = state;
  // Enter opens the best result, but never a suggestion the visitor hasn't selected.
  const active = marked ?? (kind === 'results' ? 0 : -1);
  const activeOffer = offers[active];
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => field.current?.focus(), []);

  const open = useEffectEvent((address: string) => {
    void navigate(address);
    onChoose(address);
  });
  const entered = isEntered && kind === 'results' ? offers[0]?.address : undefined;
  useEffect(() => {
    if (entered !== undefined) open(entered);
  }, [entered]);

  function changeQuery(value: string) {
    setQuery(value);
    setShown(kind === 'results' || kind === 'updating' ? offers : []);
    setMarked(null);
    setEntered(false);
  }

  function handleKey(event: KeyboardEvent) {
    // Ignore Enter if it confirms an IME composition, and Shift+Home, which selects text.
    if (event.nativeEvent.isComposing || event.shiftKey) return;
    if (event.key === 'Enter' && activeOffer) {
      event.preventDefault();
      void navigate(activeOffer.address);
      onChoose(activeOffer.address);
    }
    if (event.key === 'Enter' && (kind === 'loading' || kind === 'updating')) setEntered(true);
    const next = moveActive(event.key, active, offers.length);
    if (next === null) return;
    event.preventDefault();
    setMarked(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <>
      <Top>
        <Field
          inputRef={field}
          type="text"
          placeholder={texts.placeholder}
          autoComplete="off"
          value={query}
          onChange={(event) => changeQuery(event.target.value)}
          onKeyDown={handleKey}
          slotProps={{
            input: {
              role: 'combobox',
              'aria-label': texts.field,
              'aria-autocomplete': 'list',
              'aria-expanded': offers.length > 0,
              'aria-controls': listId,
              'aria-activedescendant': activeOffer ? optionId(active) : undefined,
              autoCapitalize: 'off',
              spellCheck: false,
              enterKeyHint: 'go',
            },
          }}
        />
        <IconButton aria-label={texts.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Top>
      <p role="status" className="visually-hidden">
        {describeState(state, query)}
      </p>
      <Box
        sx={{
          display: 'flex',
          flex: 1,
          flexDirection: 'column',
          minHeight: 0,
          overflowY: 'auto',
        }}
      >
        <SearchNotice kind={kind} query={query} onRetry={retry} />
        {offers.length > 0 ? (
          <OfferList
            id={listId}
            label={kind === 'results' || kind === 'updating' ? texts.results : texts.suggestions}
            offers={offers}
            active={active}
            optionId={optionId}
            onMark={setMarked}
            onChoose={onChoose}
          />
        ) : null}
      </Box>
      <SearchKeys />
    </>
  );
}

const Top = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  gap: 4,
  alignItems: 'center',
  padding: '6px 8px',
  borderBottom: `1px solid ${theme.vars.palette.site.lineStrong}`,
}));

const Field = styled(InputBase)(({ theme }) => ({
  flex: 1,
  fontSize: '1.125rem',
  caretColor: theme.vars.palette.primary.main,
  '& .MuiInputBase-input': {
    height: 48,
    padding: '0 12px',
    borderRadius: 8,
    '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
    '&:focus-visible': {
      outline: `3px solid ${theme.vars.palette.primary.main}`,
      outlineOffset: -3,
    },
  },
}));

import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useCurrentHeading } from '../../site/useCurrentHeading';
import { useQueryState } from '../../site/useQueryState';
import * as texts from '../../texts/en/glossaryFilter';
import { filterEntries, type ShownEntries } from './filterEntries';
import { MAX_TEXT, NO_QUERY, QUERY_CODEC } from './glossaryQuery';
import { ALPHABET, letterId } from './letterId';
import { LIST_ID } from './listId';
import { markLetter } from './markLetter';

/** Ids of all possible letter headings, not only the ones on the page. */
const LETTER_IDS = ['#', ...ALPHABET].map(letterId);

/**
 * Filters terms by name and definition, and code constructs by their text, and syncs the filter
 * with the URL. Also marks the current letter, because the alphabet itself is never hydrated.
 */
export function GlossaryFilter() {
  const { state, type, choose } = useQueryState(QUERY_CODEC, NO_QUERY);
  const { hash, key } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const currentLetter = useCurrentHeading(LETTER_IDS);
  const text = state.text.trim();

  useEffect(() => {
    const count = filterEntries(document, text);
    if (status.current) status.current.textContent = messageOf(text, count);
    if (text !== '' && document.activeElement === input.current) showFirstMatch();
  }, [text]);

  useEffect(() => markLetter(document, currentLetter), [currentLetter]);

  // Clears the filter if a link targets a hidden entry. Typing changes the URL's query too, but not its target.
  const showTarget = useEffectEvent(() => {
    if (document.activeElement === input.current) return;
    const target = document.getElementById(hash.slice(1));
    if (!target?.closest('[hidden]')) return;
    filterEntries(document, '');
    target.scrollIntoView();
    choose(NO_QUERY);
  });

  useEffect(() => {
    showTarget();
  }, [hash, key]);

  function clear() {
    choose(NO_QUERY);
    input.current?.focus();
  }

  return (
    <form
      className="js-only"
      role="search"
      aria-label={texts.filter}
      onSubmit={(event) => event.preventDefault()}
    >
      <Filter
        fullWidth
        type="search"
        autoComplete="off"
        placeholder={texts.filter}
        value={state.text}
        inputRef={input}
        onChange={(event) => type({ text: event.target.value })}
        slotProps={{ input: { 'aria-label': texts.filter, maxLength: MAX_TEXT } }}
        startAdornment={<SearchIcon color="action" />}
        endAdornment={
          <>
            <p role="status" ref={status} />
            {text === '' ? null : (
              <IconButton aria-label={texts.showAll} onClick={clear}>
                <CloseIcon />
              </IconButton>
            )}
          </>
        }
      />
    </form>
  );
}

/** The field is sticky: a reader who types in it farther down would be left below the matches. */
function showFirstMatch() {
  const list = document.getElementById(LIST_ID);
  if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
}

function messageOf(text: string, { shown, total }: ShownEntries): string {
  return text === '' ? '' : texts.matches(shown, total);
}

const Filter = styled(OutlinedInput)(({ theme }) => ({
  paddingInlineStart: 12,
  paddingInlineEnd: 0,
  '& > input': { paddingInline: 10 },
  // Hides the browser's clear button: our own works in every browser.
  '& > input::-webkit-search-cancel-button': { display: 'none' },
  '& > p': {
    ...theme.typography.body2,
    flex: 'none',
    marginInlineEnd: 4,
    color: theme.vars.palette.text.secondary,
  },
}));

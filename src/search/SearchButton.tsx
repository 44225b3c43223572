import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useSyncExternalStore, type MouseEvent } from 'react';
import * as texts from '../texts/en/searchButton';
import { isSearchShortcut, SEARCH_KEYS } from './shortcut';
import { slashKey } from './slashKey';
import { fetchSearchDialog, useSearchDialog } from './useSearchDialog';

/** Opens search on click or with a keyboard shortcut. Prefetches the dialog's code on hover or focus. */
export function SearchButton() {
  const [dialog, openDialog, hasFailed] = useSearchDialog();
  const hasSlash = useSyncExternalStore(slashKey.subscribe, slashKey.isOn, () => true);

  function openByButton(event: MouseEvent<HTMLElement>) {
    // Safari doesn't focus a clicked button, and the dialog returns focus to the last focused element.
    event.currentTarget.focus();
    openDialog();
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchShortcut(event)) return;
    event.preventDefault();
    // Doesn't open search on top of another modal dialog.
    if (!document.querySelector('[aria-modal="true"]')) openDialog();
  });

  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <Anchor className="js-only">
      <IconButton
        aria-label={texts.search}
        aria-haspopup="dialog"
        aria-keyshortcuts={hasSlash ? `/ ${SEARCH_KEYS}` : SEARCH_KEYS}
        title={hasSlash ? texts.searchWithKey : texts.search}
        onClick={openByButton}
        onPointerEnter={fetchSearchDialog}
        onFocus={fetchSearchDialog}
      >
        <SearchIcon />
      </IconButton>
      <Failure role="status">{hasFailed ? texts.failed : null}</Failure>
      {dialog}
    </Anchor>
  );
}

const Anchor = styled('div')({ position: 'relative' });

/** Error message, positioned below the button so that the app bar keeps its height. */
const Failure = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'absolute',
  top: 'calc(100% + 8px)',
  insetInlineEnd: 0,
  width: 'max-content',
  maxWidth: 'min(300px, calc(100vw - 2 * var(--gutter) - 48px))',
  padding: '8px 12px',
  border: `1px solid ${theme.vars.palette.site.lineStrong}`,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.background.paper,
  '&:empty': { display: 'none' },
}));

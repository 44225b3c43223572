import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Field } from '../../components/form/Field';
import { PageWidth } from '../../components/PageWidth';
import { countOf } from '../../content/format';
import { useQueryState } from '../../site/useQueryState';
import { filterEntries, type ShownEntries } from './filterEntries';
import { MAX_TEXT, NO_QUERY, QUERY_CODEC } from './glossaryQuery';

/** Narrows the entries to those whose term or meaning has the words; the address remembers them. */
export function GlossaryFilter() {
  const { state, type, choose } = useQueryState(QUERY_CODEC, NO_QUERY);
  const { hash, key } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const text = state.text.trim();

  useEffect(() => {
    const count = filterEntries(document, text);
    if (status.current) status.current.textContent = messageOf(text, count);
  }, [text]);

  // A link can lead to an entry that the filter hides.
  const showTarget = useEffectEvent(() => {
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
    <PageWidth className="js-only screen-only" sx={{ pt: 4 }}>
      <form role="search" aria-label="Filter terms" onSubmit={(event) => event.preventDefault()}>
        <Field label="Filter terms">
          {(control) => (
            <OutlinedInput
              type="search"
              autoComplete="off"
              value={state.text}
              inputRef={input}
              onChange={(event) => type({ text: event.target.value })}
              slotProps={{ input: { ...control, maxLength: MAX_TEXT } }}
            />
          )}
        </Field>
        <Line>
          <p role="status" ref={status} />
          {text === '' ? null : (
            <Button size="small" onClick={clear}>
              Show all
            </Button>
          )}
        </Line>
      </form>
    </PageWidth>
  );
}

function messageOf(text: string, { shown, total }: ShownEntries): string {
  if (text === '') return '';
  return shown === 0 ? `No terms match “${text}”` : `${shown} of ${countOf(total, 'term')}`;
}

/** Keeps room for the count, so that nothing moves when it comes. */
const Line = styled('div')(({ theme }) => ({
  ...theme.typography.label,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: 44,
  color: theme.vars.palette.text.secondary,
}));

import CheckRounded from '@mui/icons-material/CheckRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { lazyModule } from '../../prerendered/lazyModule';
import { useClientValue } from '../../prerendered/useClientValue';
import { arePagesSaved } from '../../offline/keptPages';
import { isPersistent, persistenceWords } from '../../offline/persistence';
import { fetchPracticeCode } from './practiceCode';

const savingModule = lazyModule(
  () => import(/* webpackChunkName: "offline" */ '../../offline/savePages'),
);

interface SaveForOfflineProps {
  /** Of the lessons, within the site. */
  addresses: readonly string[];
  /** What the button says while not all of them are kept. */
  label: string;
}

type State = 'open' | 'saving' | 'saved' | 'failed';

/**
 * Keeps lessons, and the code that runs their exercises, for use without a network. Nothing where the browser, or the
 * way the site is served, has no service worker.
 */
export function SaveForOffline({ addresses, label }: SaveForOfflineProps) {
  const isPossible = useClientValue(canSave, true);
  const [state, setState] = useState<State>('open');
  const [count, setCount] = useState(0);
  const [persistent, setPersistent] = useState<boolean | null>(null);

  useEffect(() => {
    if (!isPossible) return undefined;
    let isCurrent = true;
    void arePagesSaved(addresses).then(async (saved) => {
      const answer = await isPersistent();
      if (!isCurrent || !saved) return;
      setPersistent(answer);
      setState('saved');
    });
    return () => {
      isCurrent = false;
    };
  }, [isPossible, addresses]);

  async function save() {
    if (state === 'saving') return;
    setState('saving');
    setCount(0);
    // The browser may put the question to the reader, who need not answer it at once.
    const onAnswer = () => void isPersistent().then(setPersistent);
    setState((await saveAll(addresses, setCount, onAnswer)) ? 'saved' : 'failed');
  }

  if (!isPossible) return null;
  return (
    <Row className="js-only screen-only">
      <Button
        size="small"
        startIcon={state === 'saved' ? <CheckRounded /> : null}
        aria-disabled={state === 'saving'}
        onClick={() => void save()}
      >
        {state === 'saved' ? 'Saved for offline' : label}
      </Button>
      <p role="status">
        {state === 'saving' ? `Saving ${count} of ${addresses.length}…` : null}
        {state === 'saved' ? (
          <>
            <span className="visually-hidden">Saved for offline. </span>
            {persistenceWords(persistent)}
          </>
        ) : null}
        {state === 'failed' ? "Not saved. Try again when you're online." : null}
      </p>
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  '& > p': {
    ...theme.typography.caption,
    paddingInline: 12,
    color: theme.vars.palette.text.secondary,
  },
  '& > p:empty': { display: 'none' },
}));

function canSave(): boolean {
  return Boolean(process.env.SERVICE_WORKER) && 'serviceWorker' in navigator;
}

async function saveAll(
  addresses: readonly string[],
  onSaved: (count: number) => void,
  onAnswer: () => void,
): Promise<boolean> {
  try {
    const [{ savePages, askToPersist }] = await Promise.all([
      savingModule.load(),
      fetchPracticeCode(),
    ]);
    void askToPersist().then(onAnswer);
    return await savePages(addresses, onSaved);
  } catch {
    return false;
  }
}

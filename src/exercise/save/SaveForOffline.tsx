import CheckRounded from '@mui/icons-material/CheckRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { PYTHON_LESSONS } from '../../../.generated/pythonLessons';
import { lazyModule } from '../../prerendered/lazyModule';
import { useClientValue } from '../../prerendered/useClientValue';
import { practiceFrames } from '../../offline/framePages';
import { arePagesSaved } from '../../offline/keptPages';
import { isPersistent, persistenceWords } from '../../offline/persistence';
import * as texts from '../../texts/en/saveForOffline';
import { downloadSize } from '../python/downloadSize';
import { mistakeFilesOf } from '../mistakes/knownMistakes';
import { fetchPracticeCode } from './practiceCode';

const savingModule = lazyModule(
  () => import(/* webpackChunkName: "offline" */ '../../offline/savePages'),
);

const pythonModule = lazyModule(
  () => import(/* webpackChunkName: "python" */ '../python/runPython'),
);

interface SaveForOfflineProps {
  /** The lessons' addresses within the site. */
  addresses: readonly string[];
  /** Button label until all lessons are saved. */
  label: string;
}

type State = 'open' | 'saving' | 'saved' | 'failed';

/**
 * Button that saves lessons for offline use, with the code that runs their exercises. Renders nothing if the
 * browser or the build doesn't support service workers.
 */
export function SaveForOffline({ addresses, label }: SaveForOfflineProps) {
  const isPossible = useClientValue(canSave, true);
  const [state, setState] = useState<State>('open');
  const [count, setCount] = useState(0);
  const hasPython = addresses.some(needsPython);
  const [persistent, setPersistent] = useState<boolean | null>(null);

  useEffect(() => {
    if (!isPossible) return undefined;
    let isCurrent = true;
    void arePagesSaved(addresses, hasPython).then(async (saved) => {
      const isPersisted = await isPersistent();
      if (!isCurrent || !saved) return;
      setPersistent(isPersisted);
      setState('saved');
    });
    return () => {
      isCurrent = false;
    };
  }, [isPossible, addresses, hasPython]);

  async function save() {
    if (state === 'saving') return;
    setState('saving');
    setCount(0);
    // Updates `persistent` independently of saving, because the browser might ask the reader for permission
    // and wait for an answer.
    const onAnswer = () => void isPersistent().then(setPersistent);
    setState((await saveAll(addresses, hasPython, setCount, onAnswer)) ? 'saved' : 'failed');
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
        {state === 'saved' ? texts.saved : label}
      </Button>
      <p role="status">
        {state === 'open' && hasPython ? texts.withPython(downloadSize()) : null}
        {state === 'saving' ? texts.saving(count, addresses.length) : null}
        {state === 'saved' ? (
          <>
            <span className="visually-hidden">{texts.savedStatus}</span>
            {persistenceWords(persistent)}
          </>
        ) : null}
        {state === 'failed' ? texts.failed : null}
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

function needsPython(address: string): boolean {
  return PYTHON_LESSONS.some((slug) => address.endsWith(`/${slug}`));
}

function canSave(): boolean {
  return Boolean(process.env.SERVICE_WORKER) && 'serviceWorker' in navigator;
}

async function saveAll(
  addresses: readonly string[],
  hasPython: boolean,
  onSaved: (count: number) => void,
  onAnswer: () => void,
): Promise<boolean> {
  try {
    const [{ savePages, askToPersist }, mistakes, python] = await Promise.all([
      savingModule.load(),
      mistakeFilesOf(addresses),
      hasPython ? pythonModule.load().then(({ fetchPython }) => fetchPython()) : [],
      fetchPracticeCode(hasPython),
    ]);
    void askToPersist().then(onAnswer);
    return await savePages(
      addresses,
      [...mistakes, ...python, ...practiceFrames(hasPython)],
      onSaved,
    );
  } catch {
    return false;
  }
}

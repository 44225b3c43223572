import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import type { LazyModule } from '../../src/prerendered/lazyModule';
import { Deferred } from '../../src/prerendered/Deferred';
import { NOTICE_ID } from '../../src/prerendered/scriptsFailed';
import { browserCanWatch, report, watchedCount } from './support/nearness';
import {
  hydrate,
  loaded,
  ModeButton,
  notFetched,
  open,
  prerender,
  settle,
} from './support/prerendered';

interface ExerciseProps {
  title: string;
}

function Exercise({ title }: ExerciseProps) {
  const [presses, setPresses] = useState(0);
  const [answer, setAnswer] = useState('');
  return (
    <section>
      <h2>{title}</h2>
      <details>
        <summary>Hint</summary>
        <p>A hint</p>
      </details>
      <input
        aria-label="Answer"
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
      />
      <button onClick={() => setPresses(presses + 1)}>Check</button>
      <output>
        {presses} presses, answer {answer || 'empty'}
      </output>
    </section>
  );
}

interface PageProps {
  code: LazyModule<{ Exercise: typeof Exercise }>;
}

function Page({ code }: PageProps) {
  const [title, setTitle] = useState('Old title');
  const [isWanted, setWanted] = useState(false);
  return (
    <>
      <button onClick={() => setTitle('New title')}>Rename</button>
      <button onClick={() => setWanted(true)}>Want</button>
      <ModeButton />
      <Deferred code={code} isWanted={isWanted}>
        {({ Exercise: Loaded }) => <Loaded title={title} />}
      </Deferred>
    </>
  );
}

const NOTICE = 'Some controls are missing';

const heading = () => screen.getByRole('heading');
const check = () => screen.getByRole('button', { name: 'Check' });
const field = () => screen.getByRole('textbox', { name: 'Answer' });
const hint = () => screen.getByText('Hint').parentElement as HTMLDetailsElement;

async function expectInteractive() {
  const before = Number.parseInt(screen.getByRole('status').textContent ?? '', 10);
  await settle(() => fireEvent.click(check()));
  expect(screen.getByRole('status')).toHaveTextContent(`${before + 1} presses`);
}

async function openPrerendered({ canWatch = true } = {}) {
  browserCanWatch(canWatch);
  const container = prerender(<Page code={await loaded({ Exercise })} />);
  const notice = document.createElement('p');
  Object.assign(notice, { id: NOTICE_ID, hidden: true, textContent: NOTICE });
  document.body.append(notice);
  const { code, ...fetching } = notFetched({ Exercise });
  const before = heading();
  const recovered = await hydrate(container, <Page code={code} />);
  return { ...fetching, before, recovered };
}

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

test('keeps the prerendered HTML and does not load the code until needed', async () => {
  const { requestCount, before, recovered } = await openPrerendered();
  await report(heading(), false);
  expect(heading()).toBe(before);
  expect(requestCount()).toBe(0);
  expect(recovered).toEqual([]);
});

test('becomes interactive when it is near the viewport and its code has loaded', async () => {
  const { requestCount, arrive, before, recovered } = await openPrerendered();
  await report(heading(), true);
  expect(requestCount()).toBe(1);
  expect(heading()).toBe(before);
  await arrive();
  await expectInteractive();
  expect(recovered).toEqual([]);
  expect(watchedCount()).toBe(0);
  expect(screen.getByText(NOTICE)).not.toBeVisible();
});

test.each([
  ['a pointer', (target: Element) => fireEvent.pointerOver(target)],
  ['a press', (target: Element) => fireEvent.pointerDown(target)],
  ['a touch', (target: Element) => fireEvent.touchStart(target)],
  ['focus', (target: Element) => fireEvent.focusIn(target)],
])('%s in the section makes it interactive', async (_sign, show) => {
  const { arrive } = await openPrerendered();
  await settle(() => show(heading()));
  await arrive();
  await expectInteractive();
});

test('becomes interactive immediately without IntersectionObserver', async () => {
  const { arrive } = await openPrerendered({ canWatch: false });
  await arrive();
  await expectInteractive();
});

test('renders with the current props when it becomes interactive', async () => {
  const { arrive } = await openPrerendered();
  await settle(() => fireEvent.click(screen.getByText('Rename')));
  expect(heading()).toHaveTextContent('Old title');
  await report(heading(), true);
  await arrive();
  expect(heading()).toHaveTextContent('New title');
});

test('becomes interactive when the page sets isWanted', async () => {
  const { requestCount, arrive } = await openPrerendered();
  await settle(() => fireEvent.click(screen.getByText('Want')));
  expect(requestCount()).toBe(1);
  await arrive();
  await expectInteractive();
});

describe('restores input from before the section was interactive:', () => {
  async function makeInteractiveAfter(use: () => void) {
    const { arrive } = await openPrerendered();
    await settle(use);
    await report(heading(), true);
    await arrive();
  }

  test('focus', async () => {
    await makeInteractiveAfter(() => field().focus());
    expect(field()).toHaveFocus();
    await expectInteractive();
  });

  test('an open hint', async () => {
    await makeInteractiveAfter(() => {
      hint().open = true;
    });
    expect(hint()).toHaveAttribute('open');
    await expectInteractive();
  });

  test('typed text, which React receives', async () => {
    await makeInteractiveAfter(() => fireEvent.input(field(), { target: { value: '42' } }));
    expect(field()).toHaveValue('42');
    expect(screen.getByRole('status')).toHaveTextContent('answer 42');
  });

  test('a button press, which runs once', async () => {
    await makeInteractiveAfter(() => fireEvent.click(check()));
    expect(screen.getByRole('status')).toHaveTextContent('1 presses');
  });

  test('nothing if there was no input', async () => {
    await makeInteractiveAfter(() => undefined);
    expect(screen.getByRole('status')).toHaveTextContent('0 presses, answer empty');
    expect(document.body).toHaveFocus();
    expect(hint()).not.toHaveAttribute('open');
  });
});

describe('while the code is loading or has failed to load', () => {
  test.each([
    ['loading', false],
    ['failed', true],
  ])('%s: a change of color mode keeps the HTML', async (_state, isLost) => {
    const { before, lose, recovered } = await openPrerendered();
    await report(heading(), true);
    if (isLost) await lose();
    await settle(() => fireEvent.click(screen.getByText('Darken')));
    expect(heading()).toBe(before);
    expect(recovered).toEqual([]);
  });

  test('failed: the page shows a notice, and the next event tries again', async () => {
    const { requestCount, arrive, before, lose } = await openPrerendered();
    await report(heading(), true);
    await lose();
    expect(screen.getByText(NOTICE)).toBeVisible();
    expect(heading()).toBe(before);
    await settle(() => fireEvent.pointerOver(heading()));
    expect(requestCount()).toBe(2);
    await arrive();
    await expectInteractive();
  });
});

test('after client-side navigation, it is interactive and observes nothing', async () => {
  browserCanWatch(true);
  await open(<Page code={await loaded({ Exercise })} />);
  await expectInteractive();
  expect(watchedCount()).toBe(0);
});

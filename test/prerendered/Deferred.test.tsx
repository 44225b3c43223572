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

async function expectLive() {
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

test('it stays as it was prerendered, without its code, until it is wanted', async () => {
  const { asked, before, recovered } = await openPrerendered();
  await report(heading(), false);
  expect(heading()).toBe(before);
  expect(asked()).toBe(0);
  expect(recovered).toEqual([]);
});

test('it comes alive when it is near and its code is there', async () => {
  const { asked, arrive, before, recovered } = await openPrerendered();
  await report(heading(), true);
  expect(asked()).toBe(1);
  expect(heading()).toBe(before);
  await arrive();
  await expectLive();
  expect(recovered).toEqual([]);
  expect(watchedCount()).toBe(0);
  expect(screen.getByText(NOTICE)).not.toBeVisible();
});

test.each([
  ['a pointer', (target: Element) => fireEvent.pointerOver(target)],
  ['a press', (target: Element) => fireEvent.pointerDown(target)],
  ['a touch', (target: Element) => fireEvent.touchStart(target)],
  ['the focus', (target: Element) => fireEvent.focusIn(target)],
])('%s in it brings it to life', async (_sign, show) => {
  const { arrive } = await openPrerendered();
  await settle(() => show(heading()));
  await arrive();
  await expectLive();
});

test('a browser that cannot tell what is near brings it to life at once', async () => {
  const { arrive } = await openPrerendered({ canWatch: false });
  await arrive();
  await expectLive();
});

test('it comes alive as the page is by then', async () => {
  const { arrive } = await openPrerendered();
  await settle(() => fireEvent.click(screen.getByText('Rename')));
  expect(heading()).toHaveTextContent('Old title');
  await report(heading(), true);
  await arrive();
  expect(heading()).toHaveTextContent('New title');
});

test('it comes alive where the page itself wants it', async () => {
  const { asked, arrive } = await openPrerendered();
  await settle(() => fireEvent.click(screen.getByText('Want')));
  expect(asked()).toBe(1);
  await arrive();
  await expectLive();
});

describe('what the visitor did before it came alive is kept:', () => {
  async function comeAliveAfter(use: () => void) {
    const { arrive } = await openPrerendered();
    await settle(use);
    await report(heading(), true);
    await arrive();
  }

  test('the focus', async () => {
    await comeAliveAfter(() => field().focus());
    expect(field()).toHaveFocus();
    await expectLive();
  });

  test('an opened hint', async () => {
    await comeAliveAfter(() => {
      hint().open = true;
    });
    expect(hint()).toHaveAttribute('open');
    await expectLive();
  });

  test('a typed text, of which React hears', async () => {
    await comeAliveAfter(() => fireEvent.input(field(), { target: { value: '42' } }));
    expect(field()).toHaveValue('42');
    expect(screen.getByRole('status')).toHaveTextContent('answer 42');
  });

  test('a press of a button, which is carried out once', async () => {
    await comeAliveAfter(() => fireEvent.click(check()));
    expect(screen.getByRole('status')).toHaveTextContent('1 presses');
  });

  test('nothing, if nothing was done', async () => {
    await comeAliveAfter(() => undefined);
    expect(screen.getByRole('status')).toHaveTextContent('0 presses, answer empty');
    expect(document.body).toHaveFocus();
    expect(hint()).not.toHaveAttribute('open');
  });
});

describe('while its code is under way or lost', () => {
  test.each([
    ['under way', false],
    ['lost', true],
  ])('%s: a change of color mode leaves the HTML as it is', async (_state, isLost) => {
    const { before, lose, recovered } = await openPrerendered();
    await report(heading(), true);
    if (isLost) await lose();
    await settle(() => fireEvent.click(screen.getByText('Darken')));
    expect(heading()).toBe(before);
    expect(recovered).toEqual([]);
  });

  test('lost: the page says so, and the next sign asks for it anew', async () => {
    const { asked, arrive, before, lose } = await openPrerendered();
    await report(heading(), true);
    await lose();
    expect(screen.getByText(NOTICE)).toBeVisible();
    expect(heading()).toBe(before);
    await settle(() => fireEvent.pointerOver(heading()));
    expect(asked()).toBe(2);
    await arrive();
    await expectLive();
  });
});

test('on a page that the router opens it is alive and watches nothing', async () => {
  browserCanWatch(true);
  await open(<Page code={await loaded({ Exercise })} />);
  await expectLive();
  expect(watchedCount()).toBe(0);
});

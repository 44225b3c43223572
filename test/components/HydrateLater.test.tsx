import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { BrowserRouter, Link, StaticRouter } from 'react-router-dom';
import { HydrateLater } from '../../src/components/HydrateLater';
import { lazyModule, useLazyModule, type LazyModule } from '../../src/components/lazyModule';
import { NOTICE_ID } from '../../src/components/scriptsFailed';
import { theme } from '../../src/theme/theme';
import { renderWhole } from '../support/renderWhole';

/** What the browser would tell: which elements are watched, and what waits for an idle moment. */
const watched = new Map<Element, (entries: { isIntersecting: boolean }[]) => void>();
let idleTasks: (() => void)[] = [];

class FakeIntersectionObserver {
  #elements: Element[] = [];
  constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(element: Element) {
    this.#elements.push(element);
    watched.set(element, this.report);
  }
  disconnect() {
    for (const element of this.#elements) watched.delete(element);
  }
}

function browserCan(idle: boolean, watch: boolean) {
  Object.assign(window, {
    requestIdleCallback: idle ? (task: () => void) => idleTasks.push(task) : undefined,
  });
  if (watch) Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver });
  else Reflect.deleteProperty(globalThis, 'IntersectionObserver');
}

/** Does something and waits until React has done all that follows from it. */
async function settle(happen: () => void) {
  await act(() => {
    happen();
    return Promise.resolve();
  });
}

/** Lets the browser be idle once. */
async function beIdle() {
  const tasks = idleTasks;
  idleTasks = [];
  await settle(() => tasks.forEach((task) => task()));
}

async function comeNear(element: Element) {
  const box = [...watched.keys()].find((candidate) => candidate.contains(element));
  await settle(() => watched.get(box as Element)?.([{ isIntersecting: true }]));
}

interface PageProps {
  onHydrate?: (name: string) => void;
  onPress?: (name: string) => void;
}

function Page({ onHydrate, onPress }: PageProps) {
  const [title, setTitle] = useState('Old title');
  return (
    <>
      <button onClick={() => setTitle('New title')}>Rename</button>
      <ModeButton />
      <Link to="/#second">Jump</Link>
      {['first', 'second'].map((name) => (
        <HydrateLater key={name}>
          <Part name={name} title={title} onHydrate={onHydrate} onPress={onPress} />
        </HydrateLater>
      ))}
    </>
  );
}

/** Apart from the page, so that a change of mode reaches the parts by the context alone. */
function ModeButton() {
  const { setMode } = useColorScheme();
  return <button onClick={() => setMode('dark')}>Darken</button>;
}

interface PartProps extends PageProps {
  name: string;
  title: string;
}

function Part({ name, title, onHydrate, onPress }: PartProps) {
  useEffect(() => {
    onHydrate?.(name);
  }, [name, onHydrate]);
  return (
    <section id={name}>
      <h2>{title}</h2>
      <button onClick={() => onPress?.(name)}>Press {name}</button>
    </section>
  );
}

function prerender() {
  browserCan(false, false);
  const container = document.createElement('div');
  container.innerHTML = renderToString(
    <ThemeProvider theme={theme} noSsr>
      <StaticRouter location="/">
        <Page />
      </StaticRouter>
    </ThemeProvider>,
  );
  document.body.append(container);
  return container;
}

/** Hydrates the prerendered page; gives its parts' buttons as they stood in the HTML, and which parts are hydrated. */
async function openPrerendered({ idle = true, watch = true } = {}) {
  const container = prerender();
  browserCan(idle, watch);
  const hydrated: string[] = [];
  const pressed: string[] = [];
  const first = screen.getByRole('button', { name: 'Press first' });
  const second = screen.getByRole('button', { name: 'Press second' });
  const page = (
    <ThemeProvider theme={theme} noSsr>
      <BrowserRouter>
        <Page onHydrate={(name) => hydrated.push(name)} onPress={(name) => pressed.push(name)} />
      </BrowserRouter>
    </ThemeProvider>
  );
  // Awaited, because React leaves a part that suspends for later.
  await settle(() => render(page, { container, hydrate: true }));
  return { hydrated, pressed, first, second };
}

beforeEach(() => {
  window.history.replaceState(null, '', '/');
});

afterEach(async () => {
  while (idleTasks.length > 0) await beIdle();
  document.body.replaceChildren();
  localStorage.clear();
});

test('the prerendered HTML holds every part', () => {
  prerender();
  expect(screen.getAllByRole('heading', { name: 'Old title' })).toHaveLength(2);
});

test('a part stands as it was prerendered until it is wanted', async () => {
  const { hydrated, first } = await openPrerendered();
  expect(hydrated).toEqual([]);
  expect(first).toBeVisible();
});

test('a part is hydrated when it comes near the window, and no other with it', async () => {
  const { hydrated, second } = await openPrerendered();
  await comeNear(second);
  expect(hydrated).toEqual(['second']);
  expect(second).toBeVisible();
});

test.each([
  ['a pointer', (target: Element) => fireEvent.pointerOver(target)],
  ['a press', (target: Element) => fireEvent.pointerDown(target)],
  ['a touch', (target: Element) => fireEvent.touchStart(target)],
  ['the focus', (target: Element) => fireEvent.focusIn(target)],
  ['a key', (target: Element) => fireEvent.keyDown(target)],
])('%s in a part hydrates it, in the nodes that were there', async (_sign, show) => {
  const { hydrated, second } = await openPrerendered();
  await settle(() => show(second));
  expect(hydrated).toEqual(['second']);
  expect(second).toBeVisible();
});

test('a click on a part that waits is answered', async () => {
  const { pressed, second } = await openPrerendered();
  await settle(() => fireEvent.click(second));
  expect(pressed).toEqual(['second']);
});

test('nothing is hydrated ahead for a visitor who only looks', async () => {
  const { hydrated } = await openPrerendered();
  await beIdle();
  expect(hydrated).toEqual([]);
});

test.each([
  ['moves the pointer', () => fireEvent.pointerMove(document.body)],
  ['touches', () => fireEvent.touchStart(document.body)],
  ['presses a key', () => fireEvent.keyDown(document.body)],
  ['scrolls', () => fireEvent.scroll(document)],
])('a visitor who %s finds the rest hydrated', async (_sign, use) => {
  const { hydrated } = await openPrerendered();
  use();
  await beIdle();
  await beIdle();
  expect(hydrated).toEqual(['first', 'second']);
});

test('an idle browser hydrates one part at a time, in the order of the page', async () => {
  const { hydrated } = await openPrerendered();
  fireEvent.scroll(document);
  await beIdle();
  expect(hydrated).toEqual(['first']);
  await beIdle();
  expect(hydrated).toEqual(['first', 'second']);
  expect(watched.size).toBe(0);
});

test('nothing counts as idle before the page has loaded', async () => {
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const { hydrated } = await openPrerendered();
  fireEvent.scroll(document);
  expect(idleTasks).toHaveLength(0);
  readyState.mockReturnValue('complete');
  fireEvent(window, new Event('load'));
  await beIdle();
  expect(hydrated).toEqual(['first']);
});

test.each([
  ['new props', 'Rename', 'New title'],
  ['another color mode', 'Darken', 'Old title'],
  ['another hash in the address', 'Jump', 'Old title'],
])('%s before hydration: the parts show it and keep their nodes', async (_what, control, title) => {
  const { hydrated, first, second } = await openPrerendered();
  await settle(() => fireEvent.click(screen.getByText(control)));
  expect(hydrated).toEqual(['first', 'second']);
  expect(first).toBeVisible();
  expect(second).toBeVisible();
  expect(screen.getAllByRole('heading', { name: title })).toHaveLength(2);
});

test('a browser that cannot watch for nearness hydrates at once', async () => {
  const { hydrated } = await openPrerendered({ watch: false });
  expect(hydrated).toEqual(['first', 'second']);
});

describe('on a page that the router opened', () => {
  function open() {
    browserCan(true, true);
    const onPress = jest.fn();
    const page = (
      <BrowserRouter>
        <Page onPress={onPress} />
      </BrowserRouter>
    );
    return { onPress, page };
  }

  test('a part follows what stands above it, is alive and watches nothing', async () => {
    const { onPress, page } = open();
    await renderWhole(page);
    fireEvent.click(screen.getByRole('button', { name: 'Press second' }));
    expect(onPress).toHaveBeenCalledWith('second');
    expect(watched.size).toBe(0);
    expect(idleTasks).toHaveLength(0);
  });

  /** What the page shows the first time that it shows anything of its own. */
  async function firstShown(): Promise<string | undefined> {
    const shown: string[] = [];
    new MutationObserver(() => shown.push(document.body.textContent ?? '')).observe(document.body, {
      childList: true,
      subtree: true,
    });
    await renderWhole(open().page);
    return shown.find((text) => text.includes('Rename'));
  }

  test('what stands above it is shown first', async () => {
    expect(await firstShown()).not.toContain('Press first');
    expect(document.body).toHaveTextContent('Press first');
  });

  test('a link to a passage finds it there at once', async () => {
    window.history.replaceState(null, '', '/#second');
    expect(await firstShown()).toContain('Press second');
  });
});

describe('a part whose code comes later', () => {
  const NOTICE = 'Some controls are missing';

  /** A module under way, and what ends its fetch. */
  function codeUnderWay() {
    let arrive = () => {};
    let fail = () => {};
    const module = lazyModule(
      () =>
        new Promise<{ word: string }>((resolve, reject) => {
          arrive = () => resolve({ word: 'later' });
          fail = () => reject(new Error('lost'));
        }),
    );
    return { module, arrive: () => arrive(), fail: () => fail() };
  }

  function LatePage({
    code,
    onPress,
  }: {
    code: LazyModule<{ word: string }>;
    onPress?: () => void;
  }) {
    return (
      <>
        <ModeButton />
        <HydrateLater code={code}>
          <LatePart code={code} onPress={onPress} />
        </HydrateLater>
      </>
    );
  }

  function LatePart({
    code,
    onPress,
  }: {
    code: LazyModule<{ word: string }>;
    onPress?: () => void;
  }) {
    const { word } = useLazyModule(code);
    return <button onClick={onPress}>Press {word}</button>;
  }

  async function openLatePage() {
    const there = lazyModule(() => Promise.resolve({ word: 'later' }));
    await there.load();
    browserCan(false, false);
    const container = document.createElement('div');
    container.innerHTML = renderToString(
      <ThemeProvider theme={theme} noSsr>
        <LatePage code={there} />
      </ThemeProvider>,
    );
    const notice = document.createElement('p');
    Object.assign(notice, { id: NOTICE_ID, hidden: true, textContent: NOTICE });
    document.body.append(container, notice);
    browserCan(true, true);
    const code = codeUnderWay();
    const onPress = jest.fn();
    await settle(() =>
      render(
        <ThemeProvider theme={theme} noSsr>
          <LatePage code={code.module} onPress={onPress} />
        </ThemeProvider>,
        { container, hydrate: true },
      ),
    );
    return { ...code, onPress, button: screen.getByRole('button', { name: 'Press later' }) };
  }

  test('asks for it when it is wanted, stands meanwhile, and is alive when it is there', async () => {
    const { module, arrive, onPress, button } = await openLatePage();
    expect(module.attempt).toBeNull();
    await comeNear(button);
    expect(module.attempt).not.toBeNull();
    expect(button).toBeVisible();
    await settle(arrive);
    fireEvent.click(button);
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(screen.getByText(NOTICE)).not.toBeVisible();
  });

  test.each([
    ['under way', false],
    ['lost', true],
  ])('stands through a change of color mode while the code is %s', async (_state, isLost) => {
    const { fail, button } = await openLatePage();
    await comeNear(button);
    if (isLost) await settle(fail);
    await settle(() => fireEvent.click(screen.getByText('Darken')));
    expect(screen.getByText('Press later')).toBeVisible();
  });

  test('says that controls are missing when the code is lost', async () => {
    const { fail, button } = await openLatePage();
    await comeNear(button);
    await settle(fail);
    expect(screen.getByText(NOTICE)).toBeVisible();
    expect(button).toBeVisible();
  });
});
